/** Where a phone goes that scans somebody's code at a table: to its own seat there, with that somebody chosen. */
export const meetingAt = (code: string, seat: number): string => `/t/${code}?with=${seat}`;

/** Whom the address of this page says to meet; -1: nobody. */
export const metHere = (search: string): number => {
  const given = new URLSearchParams(search).get('with') ?? '';
  return /^\d{1,2}$/.test(given) ? Number(given) : -1;
};
