import { css } from 'lit';

/**
 * The look of fields, as far as custom properties (`styles/fields.css`) cannot set it. For every shadow root with a
 * field.
 *
 * @example
 * class Form extends MqElement {
 *   static styles = [fields];
 * }
 * Form.styles.length; // => 1
 */
export const fields = css`
  wa-input::part(form-control-label) {
    font-size: var(--t-label);
    font-weight: 400;
    color: var(--candle-2);
    margin-block-end: 0.3rem;
  }
  wa-input::part(base) {
    border-block-start: 0;
    border-inline: 0;
    border-block-end: 2px solid var(--brass-2);
  }
  wa-input:focus-within::part(base) {
    border-color: var(--flame);
  }
  wa-input.wrong::part(base) {
    border-color: var(--wax-lit);
  }
  wa-input.wrong::part(hint) {
    color: var(--wax-lit);
    font-weight: 600;
  }
  wa-input::part(input) {
    inline-size: 0;
    font-size: var(--t-lead);
  }
  wa-select::part(display-input) {
    text-overflow: ellipsis;
  }
  wa-select::part(expand-icon) {
    color: var(--candle-2);
  }
  wa-select::part(listbox) {
    border: 1px solid var(--brass-2);
    padding: 0;
    background: var(--lacquer-2);
    box-shadow: var(--lift-2);
  }
  wa-option {
    min-block-size: var(--touch);
    padding-inline: 0.8rem;
  }
  wa-option::part(checked-icon) {
    display: none;
  }
  wa-option:state(selected) {
    font-weight: 700;
    box-shadow: inset 3px 0 0 var(--brass);
  }
  wa-option:state(current) {
    outline: 3px solid var(--flame);
    outline-offset: -3px;
  }
  wa-switch {
    display: block;
    text-wrap: balance;
  }
  wa-switch::part(base) {
    display: grid;
    inline-size: 100%;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 1rem;
    min-block-size: var(--touch);
    align-items: center;
    cursor: pointer;
  }
  wa-switch::part(label) {
    order: -1;
    line-height: 1.25;
    margin: 0;
    font-weight: 600;
  }
  wa-switch::part(hint) {
    margin: 0;
  }
  wa-switch::part(control) {
    inline-size: 3.6rem;
    block-size: 2rem;
    border: 1.5px solid var(--brass-2);
    border-radius: 1rem;
    background: var(--lacquer-1);
  }
  wa-switch:state(checked)::part(control) {
    background: var(--candle);
    border-color: var(--candle);
  }
  wa-switch::part(thumb) {
    inline-size: 1.45rem;
    block-size: 1.45rem;
    border: 0;
    background: var(--candle-3);
  }
  wa-switch:state(checked)::part(thumb) {
    background: var(--ink);
  }
`;
