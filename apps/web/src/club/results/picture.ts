/** The content of a picture of standings. */
export interface PictureOf {
  readonly club: string;
  readonly title: string;
  readonly day: string;
  readonly lines: readonly { readonly place: number; readonly name: string; readonly points: number }[];
  readonly titles: readonly string[];
}

/** Pixels: a portrait that fills a phone and is not cropped in a chat. */
const [WIDTH, HEIGHT] = [1080, 1350];
const MARGIN = 80;
const [MAX_LINES, MAX_TITLES] = [8, 3];

/**
 * Standings as a picture to share, in the look of the page it is made on.
 *
 * @throws Error when the browser cannot draw
 */
export async function drawStandings(of: PictureOf, look: CSSStyleDeclaration): Promise<File> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw a picture.');
  const value = (name: string, otherwise: string): string => look.getPropertyValue(name).trim() || otherwise;
  const [paper, ink, faint] = [value('--paper', '#d9c9a3'), value('--ink', '#1d120b'), value('--ink-2', '#4a3a2a')];
  const [display, text] = [value('--display', 'serif'), value('--text', 'sans-serif')];
  const write = (
    what: string,
    x: number,
    y: number,
    font: string,
    color = ink,
    align: CanvasTextAlign = 'left',
  ): void => {
    [pen.font, pen.fillStyle, pen.textAlign] = [font, color, align];
    // A text that is too long is condensed rather than cut off.
    pen.fillText(what, x, y, align === 'left' ? WIDTH - MARGIN - x - (align === 'left' && x > MARGIN ? 160 : 0) : 160);
  };
  pen.fillStyle = paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = faint;
  pen.lineWidth = 3;
  pen.strokeRect(30, 30, WIDTH - 60, HEIGHT - 60);
  write(of.club, MARGIN, 130, `400 40px ${text}`, faint);
  write(of.title, MARGIN, 210, `400 76px ${display}`);
  write(of.day, MARGIN, 265, `400 36px ${text}`, faint);
  let y = 350;
  for (const { place, name, points } of of.lines.slice(0, MAX_LINES)) {
    pen.fillStyle = faint;
    pen.fillRect(MARGIN, y - 62, WIDTH - 2 * MARGIN, 2);
    write(String(place), MARGIN + 60, y, `400 46px ${text}`, faint, 'right');
    write(name, MARGIN + 90, y, `600 46px ${text}`);
    write(String(points), WIDTH - MARGIN, y, `700 52px ${text}`, ink, 'right');
    y += 88;
  }
  y = Math.max(y + 20, HEIGHT - 70 - MAX_TITLES * 62);
  for (const it of of.titles.slice(0, MAX_TITLES)) {
    write(it, MARGIN, y, `400 44px ${display}`);
    y += 62;
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('This browser cannot draw a picture.');
  return new File([blob], 'masque.png', { type: 'image/png' });
}
