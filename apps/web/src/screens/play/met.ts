/** The address behind a player's code: the scanner's own seat at the table, with that player chosen. */
export const meetingAt = (code: string, seat: number): string => `/t/${code}?with=${seat}`;

/** The seat that the address of this page says to meet; -1: none. */
export const metHere = (search: string): number => {
  const given = new URLSearchParams(search).get('with') ?? '';
  return /^\d{1,2}$/.test(given) ? Number(given) : -1;
};
