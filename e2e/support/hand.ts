import type { Locator, Page } from '@playwright/test';

/** How long something that should be on a page may take to appear, in milliseconds. */
export const SOON = 2500;
/** How long it may take to act on something that is already there, even on a busy machine, in milliseconds. */
export const SLOW = 20_000;
/** Longer than any button has to be held, in milliseconds. */
const HOLD = 760;
/** Maximum number of Tab presses needed to focus everything on a screen. */
const ROUND = 90;

/** A way to press buttons. */
export interface Hand {
  press(button: Locator): Promise<void>;
  /** Makes a final choice. */
  seal(button: Locator): Promise<void>;
}

/** A thumb on glass: final choices are held. */
export const thumb = (page: Page): Hand => ({
  press: (button) => button.click({ timeout: SOON }),
  seal: async (button) => {
    await button.scrollIntoViewIfNeeded({ timeout: SOON });
    await button.hover({ timeout: SOON });
    await page.mouse.down();
    await page.waitForTimeout(HOLD);
    await page.mouse.up();
  },
});

const hasFocus = (element: Element): boolean => {
  const root = element.getRootNode() as Document | ShadowRoot;
  return root.activeElement === element;
};

/** Only Tab and Enter: final choices are pressed and confirmed. */
export const keys = (page: Page): Hand => {
  const reach = async (button: Locator): Promise<void> => {
    for (let presses = 0; presses < ROUND; presses++) {
      if (await button.evaluate(hasFocus, null, { timeout: SOON })) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard cannot reach ${button.toString()}`);
  };
  const press = async (button: Locator): Promise<void> => {
    await reach(button);
    await page.keyboard.press('Enter');
  };
  return {
    press,
    seal: async (button) => {
      await press(button);
      // If the question was settled between the two presses, this times out, which is not a failure.
      await button.getByText(/press again to seal it/).waitFor({ timeout: SOON });
      await page.keyboard.press('Enter');
    },
  };
};
