import { growConstellation, SHARE_IMAGE_SIZE, sparkPath } from 'contracts';
import sharp from 'sharp';

import { MARIGOLD, MIST, NIGHT, PAPER } from '../../platform/drawing/colours';
import { MARK } from '../../platform/drawing/mark';
import { drawFittingText, drawText, type DrawnText } from '../../platform/drawing/text';

/** What a picture says. */
export interface ShareImageWords {
  /** A short line above the title, such as a date; may be empty. */
  kicker: string;
  title: string;
  /** The society and its institute. */
  name: string;
  institute: string;
}

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const MARGIN = 72;
/** Distance of two dots of the ground. */
const CELL = 30;
/** The network leaves the left to the society's name; in cells. */
const NETWORK_FROM = 17;
const MARK_SIZE = 64;
const TITLE_WIDTH = 960;
const TITLE_HEIGHT = 300;
const TITLE_SIZES = [176, 144, 120, 104, 88, 76, 64, 54, 46, 40];
/** Characters of a title that a picture shows at most. */
const TITLE_CHARS = 150;

/** Draws the picture that goes along with a shared link: the page's title upon the product's ground (design §10). */
export async function drawShareImage(words: ShareImageWords): Promise<Buffer> {
  const title = words.title.length > TITLE_CHARS ? `${words.title.slice(0, TITLE_CHARS).trimEnd()}…` : words.title;
  const [drawnTitle, kicker, name, institute] = await Promise.all([
    drawTitle(title).then((drawn) => drawn ?? drawTitle(words.name)),
    drawText(words.kicker, { face: 'display', size: 32, colour: MARIGOLD, width: TITLE_WIDTH, tracking: -8 }),
    drawText(words.name, { face: 'display', size: 34, colour: PAPER, width: 700, tracking: -16 }),
    drawText(words.institute, { face: 'text', size: 24, colour: MIST, width: 700 }),
  ]);
  const titleTop = HEIGHT - MARGIN - (drawnTitle?.height ?? 0);
  const beside = MARGIN + MARK_SIZE + 20;
  const layers = await Promise.all([
    layer(drawnTitle, MARGIN, titleTop),
    layer(kicker, MARGIN, titleTop - 28 - (kicker?.height ?? 0)),
    layer(name, beside, institute ? MARGIN - 2 : MARGIN + (MARK_SIZE - (name?.height ?? 0)) / 2),
    layer(institute, beside, MARGIN + 42),
  ]);
  return sharp(Buffer.from(ground(words.title)))
    .composite(layers.flat())
    .png({ palette: true, colours: 96, compressionLevel: 9 })
    .toBuffer();
}

function drawTitle(title: string): Promise<DrawnText | null> {
  const box = { width: TITLE_WIDTH, height: TITLE_HEIGHT };
  return drawFittingText(title, { face: 'display', sizes: TITLE_SIZES, colour: PAPER, tracking: -32, ...box });
}

/** A text in its place; what of it would stand beyond the picture is cut off. */
async function layer(text: DrawnText | null, atLeft: number, atTop: number) {
  if (!text) return [];
  const [left, top] = [Math.round(atLeft), Math.max(0, Math.round(atTop))];
  const width = Math.min(text.width, WIDTH - left);
  const height = Math.min(text.height, HEIGHT - top);
  if (width === text.width && height === text.height) return [{ input: text.data, left, top }];
  return [{ input: await sharp(text.data).extract({ left: 0, top: 0, width, height }).toBuffer(), left, top }];
}

/** Night, the dot grid, a network that grows from a spark at the right, and the society's mark. */
function ground(seed: string): string {
  const columns = WIDTH / CELL - NETWORK_FROM;
  const rows = HEIGHT / CELL;
  const origin = { x: columns - 8, y: 6 };
  const { nodes, edges } = growConstellation(seed, { columns, rows, origin, size: 40 });
  const lines = edges.map(([from, to]) => {
    const start = nodes[from] ?? origin;
    const end = nodes[to] ?? origin;
    return `M${start.x * CELL} ${start.y * CELL}L${end.x * CELL} ${end.y * CELL}`;
  });
  const points = nodes
    .slice(1)
    .map(({ x, y }, index) => `<circle cx="${x * CELL}" cy="${y * CELL}" r="${index % 4 === 0 ? 5 : 3}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><pattern id="dots" width="${CELL}" height="${CELL}" patternUnits="userSpaceOnUse" x="-15" y="-15">`,
    `<circle cx="15" cy="15" r="1.3" fill="${PAPER}" fill-opacity="0.28"/></pattern>`,
    // The words lie at the left: there the network fades.
    '<linearGradient id="fade" x1="0.34" y1="0.7" x2="0.8" y2="0.2">',
    '<stop offset="0" stop-color="#fff" stop-opacity="0.06"/><stop offset="1" stop-color="#fff"/></linearGradient>',
    `<mask id="quiet"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#fade)"/></mask></defs>`,
    `<rect width="100%" height="100%" fill="${NIGHT}"/><rect width="100%" height="100%" fill="url(#dots)"/>`,
    `<g mask="url(#quiet)"><g transform="translate(${NETWORK_FROM * CELL})"><path d="${lines.join('')}" stroke="${PAPER}" stroke-opacity="0.5" stroke-width="1.6"/>`,
    `<g fill="${PAPER}">${points.join('')}</g></g></g>`,
    `<path d="${sparkPath(40)}" fill="${MARIGOLD}" transform="translate(${WIDTH - 8 * CELL} ${origin.y * CELL})"/>`,
    `<svg x="${MARGIN - 10}" y="${MARGIN - 8}" width="${MARK_SIZE + 12}" height="${MARK_SIZE + 12}" viewBox="3 3 26 26">${MARK}</svg>`,
    `<rect x="0" y="${HEIGHT - 8}" width="100%" height="8" fill="${MARIGOLD}"/>`,
    '</svg>',
  ].join('');
}
