/** Pieces of the small pictures from which editors choose a block. Units are those of a picture of 320 × 160. */

const WIDTH = 320;
const HEIGHT = 160;
const INK = '#14162b';
const PAPER = '#f7f3ea';
const MARIGOLD = '#f2a922';
const TEAL = '#2b8c93';

/** A picture's two colours. */
interface Scheme {
  ground: string;
  ink: string;
}
export const light: Scheme = { ground: PAPER, ink: INK };
export const dark: Scheme = { ground: INK, ink: PAPER };

/** Draws a block in outline, as a data address that an `img` shows. */
export function picture({ ground, ink }: Scheme, ...pieces: string[]): string {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * 2}" height="${HEIGHT * 2}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/><g fill="${ink}" color="${ink}">${pieces.join('')}</g></svg>`,
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const box = (x: number, y: number, width: number, height: number, radius: number, paint: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${paint}/>`;

/** A headline. */
export const headline = (x: number, y: number, width: number) => box(x, y, width, 12, 3, '');
/** Lines of text, one below the other, the last one shorter. */
export const text = (x: number, y: number, width: number, lines = 1) =>
  Array.from({ length: lines }, (_, line) => {
    const length = lines > 1 && line === lines - 1 ? width * 0.6 : width;
    return box(x, y + line * 10, length, 4, 2, 'opacity="0.45"');
  }).join('');
/** What visitors press first. */
export const button = (x: number, y: number, width = 48) => box(x, y, width, 16, 4, `fill="${MARIGOLD}"`);
/** A button that stands behind the other. */
export const quietButton = (x: number, y: number, width = 48) =>
  box(x, y, width, 16, 4, 'fill="none" stroke="currentColor" stroke-opacity="0.5"');
/** Something that stands out from the ground. */
export const card = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, 6, 'opacity="0.12"');
/** Where a picture stands. */
export const image = (x: number, y: number, width: number, height: number) =>
  plane(x, y, width, height) + spark(x + width / 2, y + height / 2, height / 3.2);
/** A coloured area. */
export const plane = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, 6, `fill="${TEAL}" opacity="0.75"`);
/** A sheet that lies over something else. */
export const sheet = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, 6, `fill="${PAPER}"`);
/** Somebody's portrait. */
export const person = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${TEAL}"/>`;
/** The mark of the society's drawings (design §10). */
export const spark = (x: number, y: number, radius: number) => {
  const waist = radius * 0.16;
  return `<path d="M${x} ${y - radius}Q${x + waist} ${y - waist} ${x + radius} ${y}Q${x + waist} ${y + waist} ${x} ${y + radius}Q${x - waist} ${y + waist} ${x - radius} ${y}Q${x - waist} ${y - waist} ${x} ${y - radius}Z" fill="${MARIGOLD}"/>`;
};
/** A number, without saying which. */
export const figure = (x: number, y: number) => box(x, y, 40, 20, 4, `fill="${MARIGOLD}"`) + text(x, y + 28, 40);
/** A question that is closed. */
export const question = (y: number) =>
  box(40, y + 14, 240, 1, 0, 'opacity="0.3"') + text(40, y, 170) + plus(272, y + 2);
const plus = (x: number, y: number) => box(x - 6, y - 1, 12, 2, 1, '') + box(x - 1, y - 6, 2, 12, 1, '');
