/**
 * happy-dom knows no element internals. Fields request them when they are created; what depends on them (being part of
 * a form, validity) is tested in a browser.
 */
class Internals {
  readonly states = new Set<string>();
  readonly form = null;
  readonly validity = { valid: true };
  readonly validationMessage = '';
  readonly willValidate = false;
  readonly setFormValue = (): void => undefined;
  readonly setValidity = (): void => undefined;
  readonly checkValidity = (): boolean => true;
  readonly reportValidity = (): boolean => true;
}

Object.assign(HTMLElement.prototype, { attachInternals: () => new Internals() });
