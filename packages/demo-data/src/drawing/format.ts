import { palette } from './palette.js';

const WIDTH = 800;
const HEIGHT = 600;

/** Shapes upon a ground of one colour, 800 × 600. */
const poster = (ground: string, ...shapes: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>`,
    ...shapes,
    '</svg>',
  ].join('');

const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const line = (path: string, stroke: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`;

/** Where each candle of the chart stands, from its top to its foot, and whether it rose. */
const CANDLES = [
  [150, 360, 470, true],
  [250, 330, 430, false],
  [350, 270, 400, true],
  [450, 300, 370, false],
  [550, 190, 320, true],
  [650, 130, 250, true],
] as const;

/** A market that rises: candles, and the line through them. */
const drawQuiz = () =>
  poster(
    palette.night,
    ...CANDLES.map(([x, top, foot, rose]) => {
      const colour = rose ? palette.marigold : palette.teal;
      const body = `<rect x="${x - 26}" y="${top}" width="52" height="${foot - top}" rx="6" fill="${colour}"/>`;
      return line(`M${x} ${top - 40}V${foot + 40}`, colour, 6) + body;
    }),
    line('M90 500C240 440 340 420 450 330S620 180 720 90', palette.paper, 7),
  );

/** A case: a folder whose paper a glass looks at. */
const drawCase = () =>
  poster(
    palette.mist,
    shape('M130 170h190l40 50h310v290H130z', palette.night),
    `<rect x="190" y="120" width="330" height="300" rx="8" fill="${palette.paper}"/>`,
    line('M230 180h240M230 230h190M230 280h220', palette.sand, 14),
    shape('M130 270h540l-40 240H170z', palette.indigo),
    circle(540, 320, 112, palette.marigold),
    circle(540, 320, 82, palette.paper),
    line('M622 402l92 92', palette.marigold, 38),
    line('M500 330l28 28 54-62', palette.teal, 16),
  );

const paddle = (x: number, y: number, turn: number, fill: string) =>
  `<g transform="rotate(${turn} ${x} ${y})">${line(`M${x} ${y}v330`, palette.paper, 26)}${circle(x, y, 96, fill)}${circle(x, y, 70, palette.paper)}</g>`;

/** Bids: paddles that are raised, each with another bar. */
const drawBids = () =>
  poster(
    palette.teal,
    paddle(230, 300, -12, palette.night),
    paddle(420, 200, 0, palette.marigold),
    paddle(610, 330, 14, palette.night),
    line('M192 300h72', palette.night, 16),
    line('M384 182h72M384 220h72', palette.amber, 16),
    line('M576 310h72M576 338h72M576 366h44', palette.night, 12),
  );

/** A brand that is called out: a megaphone. */
const drawMarket = () =>
  poster(
    palette.marigold,
    shape('M170 260h120l240-130v340L290 340H170z', palette.night),
    shape('M230 340h86l34 140h-84z', palette.indigo),
    `<rect x="130" y="248" width="60" height="104" rx="10" fill="${palette.paper}"/>`,
    line('M590 230c36 40 36 100 0 140', palette.paper, 22),
    line('M640 170c74 76 74 184 0 260', palette.paper, 22),
    circle(530, 300, 26, palette.teal),
  );

/** The society's four formats, each with a drawing of its own, 800 × 600. */
export const FORMAT_DRAWINGS: Readonly<Record<string, () => string>> = {
  Fintellect: drawQuiz,
  CaseOnPoint: drawCase,
  Bidbizz: drawBids,
  'Market It!': drawMarket,
};
