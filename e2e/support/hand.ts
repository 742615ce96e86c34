import type { Locator, Page } from '@playwright/test';

/** How long anything on a page may take that should be there, in milliseconds. */
export const SOON = 2500;
/** How long something may take that is there and has only to be reached, however busy the machine, in milliseconds. */
export const SLOW = 20_000;
/** Longer than something has to be held, in milliseconds. */
const HOLD = 760;
/** Most presses of Tab until everything on a screen has had the focus. */
const ROUND = 90;

/** How somebody presses buttons. */
export interface Hand {
  press(button: Locator): Promise<void>;
  /** Presses what cannot be taken back. */
  seal(button: Locator): Promise<void>;
}

/** A thumb on glass: what cannot be taken back is held. */
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

/** Nothing but Tab and Enter: what cannot be taken back is pressed and confirmed. */
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
      // Times out, and is no failure, when the question was settled between the two presses.
      await button.getByText(/press again to seal it/).waitFor({ timeout: SOON });
      await page.keyboard.press('Enter');
    },
  };
};
