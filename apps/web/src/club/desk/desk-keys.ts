/** The free seats on a desk that can be filled, in visual order. */
const seatsOf = (desk: ParentNode): HTMLElement[] =>
  [...desk.querySelectorAll('masque-desk-table')]
    .flatMap((it) => [...(it.shadowRoot?.querySelectorAll<HTMLElement>('masque-desk-seat[free]') ?? [])])
    .filter((it) => it.checkVisibility());

/** Moves the focus to the first free seat, for a person who has just been picked by keyboard. */
export async function toSeats(desk: ParentNode): Promise<void> {
  await Promise.all([...desk.querySelectorAll('masque-desk-table')].map((it) => it.updateComplete));
  seatsOf(desk)[0]?.focus();
}

/** Moves the focus back to the free people: to one of them by id, or to the first. */
export function toPeople(desk: ParentNode, id: string | null): void {
  const people = [...desk.querySelectorAll<HTMLElement>('.pick')].filter((it) => it.checkVisibility());
  const found = people.find((it) => it.dataset['member'] === id) ?? people[0];
  (found ?? desk.querySelector<HTMLElement>('.now mq-button'))?.focus();
}

const steps: { readonly [key: string]: number } = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows move between free seats across all tables; Escape drops the person who was picked. */
export function seatKey(event: KeyboardEvent, desk: ParentNode, letGo: () => void): void {
  if (event.key === 'Escape') return letGo();
  const step = steps[event.key];
  if (step === undefined) return;
  const seats = seatsOf(desk);
  // In a text field, keys belong to the field.
  if (seats.length === 0 || event.composedPath()[0] instanceof HTMLInputElement) return;
  const at = seats.findIndex((it) => it.matches(':focus-within'));
  event.preventDefault();
  seats[at < 0 ? 0 : (at + step + seats.length) % seats.length]!.focus();
}
