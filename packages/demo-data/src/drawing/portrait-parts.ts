import { palette } from './palette.js';

/** The colours of one person. */
export interface Tones {
  skin: string;
  /** The skin in shadow. */
  shade: string;
  hair: string;
  cloth: string;
  trim: string;
}

/** Hair in two layers, behind the head and before it, and the beard that may go with it. */
interface Hair {
  behind: string;
  front: string;
  beard?: string;
}

const INK = palette.night;
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

const CURTAIN =
  'M400 176C352 172 300 206 286 268C282 300 284 330 290 352C306 328 318 300 330 278C356 258 386 232 400 206C414 232 444 258 470 278C482 300 494 328 510 352C516 330 518 300 514 268C500 206 448 172 400 176Z';
const SIDE_SWEEP =
  'M286 350C276 250 318 162 410 162C492 162 528 236 514 350C506 318 496 292 482 272C430 286 372 276 342 240C326 268 296 300 286 350Z';

/** Hair worn long. */
export const LONG_HAIR: readonly ((tones: Tones) => Hair)[] = [
  // Straight, parted in the middle, over the shoulders.
  ({ hair }) => ({
    behind: path(
      'M400 150C300 150 258 226 260 330C262 440 246 540 222 640C290 668 510 668 578 640C554 540 538 440 540 330C542 226 500 150 400 150Z',
      hair,
    ),
    front: path(CURTAIN, hair),
  }),
  // A bob to the chin, swept to one side.
  ({ hair }) => ({
    behind: path(
      'M400 148C298 148 252 232 256 336C258 398 250 446 262 492C310 512 490 512 538 492C550 446 542 398 544 336C548 232 502 148 400 148Z',
      hair,
    ),
    front: path(SIDE_SWEEP, hair),
  }),
  // A bun on top.
  ({ hair, trim }) => ({
    behind:
      circle(400, 128, 62, hair) +
      path(
        'M274 330C266 226 322 158 400 158C478 158 534 226 526 330C530 372 520 392 508 404H292C280 392 270 372 274 330Z',
        hair,
      ),
    front:
      path(
        'M288 340C280 240 330 174 400 174C470 174 520 240 512 340C506 292 470 250 400 246C330 250 294 292 288 340Z',
        hair,
      ) + stroke('M352 168Q400 190 448 168', trim, 12),
  }),
  // A braid over the shoulder.
  ({ hair, trim }) => ({
    behind: path(
      'M400 150C304 150 262 224 264 326C266 386 272 418 290 446H510C528 418 534 386 536 326C538 224 496 150 400 150Z',
      hair,
    ),
    front:
      path(SIDE_SWEEP, hair) +
      [0, 1, 2, 3, 4]
        .map(
          (link) =>
            `<ellipse cx="${524 + link * 5}" cy="${436 + link * 52}" rx="${34 - link * 2}" ry="36" fill="${hair}"/>`,
        )
        .join('') +
      `<ellipse cx="550" cy="686" rx="20" ry="12" fill="${trim}"/>` +
      path('M532 694C528 722 536 748 552 760C566 744 572 720 568 694Z', hair),
  }),
  // Curls.
  ({ hair }) => ({
    behind: [
      [400, 190, 96],
      [312, 220, 84],
      [488, 220, 84],
      [268, 306, 78],
      [532, 306, 78],
      [260, 396, 72],
      [540, 396, 72],
      [280, 474, 66],
      [520, 474, 66],
    ]
      .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, hair))
      .join(''),
    front: [
      [400, 186, 56],
      [346, 200, 52],
      [454, 200, 52],
      [304, 244, 42],
      [496, 244, 42],
    ]
      .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, hair))
      .join(''),
  }),
  // A ponytail.
  ({ hair, trim }) => ({
    behind:
      path(
        'M492 190C590 176 640 260 616 372C606 436 582 486 596 548C536 528 514 452 524 384C532 324 528 262 476 232Z',
        hair,
      ) + circle(400, 300, 130, hair),
    front:
      path(
        'M286 336C276 236 326 164 404 164C480 164 528 232 514 336C508 300 494 274 474 256C424 270 350 262 326 254C304 274 292 302 286 336Z',
        hair,
      ) + stroke('M492 186Q516 200 520 228', trim, 14),
  }),
];

const SIDES =
  'M286 330C278 250 310 176 400 176C490 176 522 250 514 330L502 336C500 300 494 276 482 258H318C306 276 300 300 298 336Z';

/** Hair worn short, some of it with a beard. */
export const SHORT_HAIR: readonly ((tones: Tones) => Hair)[] = [
  // Swept up from a side parting.
  ({ hair }) => ({
    behind: '',
    front: path(
      'M288 332C276 256 292 190 346 166C404 132 500 138 522 196C532 238 522 290 512 332C508 296 500 272 482 252C440 262 384 252 340 228C312 254 296 290 288 332Z',
      hair,
    ),
  }),
  // Cropped, with a full beard.
  ({ hair }) => ({
    behind: '',
    front: path(SIDES, hair),
    beard:
      path(
        'M296 338C296 420 322 470 356 492C384 506 416 506 444 492C478 470 504 420 504 338C494 372 478 388 456 390C430 378 370 378 344 390C322 388 306 372 296 338Z',
        hair,
      ) + stroke('M376 420Q400 434 424 420', palette.paper, 7),
  }),
  // Waves on top.
  ({ hair }) => ({
    behind: '',
    front:
      path(
        'M288 330C280 246 316 178 400 178C484 178 520 246 512 330C506 296 494 274 480 262H320C306 274 294 296 288 330Z',
        hair,
      ) +
      [
        [322, 214, 44],
        [366, 184, 48],
        [418, 176, 50],
        [466, 196, 46],
        [492, 236, 34],
      ]
        .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, hair))
        .join(''),
  }),
  // A turban, with a beard.
  ({ trim, hair, cloth }) => ({
    behind: '',
    front:
      path(
        'M274 330C236 236 262 124 400 106C538 124 564 236 526 330C512 282 466 250 400 226C334 250 288 282 274 330Z',
        trim,
      ) +
      stroke('M272 268C288 226 336 196 400 176C464 196 512 226 528 268', cloth, 6) +
      stroke('M278 222C298 186 342 160 400 140', cloth, 6) +
      stroke('M274 312C290 270 336 240 400 214C464 240 510 270 526 312', cloth, 6),
    beard:
      path(
        'M296 338C294 430 326 488 362 506C386 518 414 518 438 506C474 488 506 430 504 338C494 372 478 388 456 390C430 376 370 376 344 390C322 388 306 372 296 338Z',
        hair,
      ) + stroke('M378 418Q400 430 422 418', palette.paper, 7),
  }),
  // A neat side parting.
  ({ hair }) => ({
    behind: '',
    front: path(
      'M286 334C276 250 308 172 396 170C486 168 528 242 514 334C508 298 498 274 484 258C446 256 376 248 352 214C340 246 300 276 286 334Z',
      hair,
    ),
  }),
];

const brows = (rise: number) =>
  stroke(`M328 ${306 - rise}Q350 ${292 - rise} 372 ${304 - rise}`, INK, 7) +
  stroke(`M428 ${304 - rise}Q450 ${292 - rise} 472 ${306 - rise}`, INK, 7);
const nose = ({ shade }: Tones) => stroke('M400 338C396 358 388 372 392 382C398 388 406 388 410 384', shade, 7);
const smile = 'M364 424Q400 452 436 424';
const openEyes = circle(351, 336, 9, INK) + circle(449, 336, 9, INK);
const smilingEyes = stroke('M332 340Q351 324 370 340', INK, 7) + stroke('M430 340Q449 324 468 340', INK, 7);

/** Faces: eyes, brows, nose and mouth. */
export const FACES: readonly ((tones: Tones) => string)[] = [
  (tones) => brows(0) + openEyes + nose(tones) + stroke(smile, INK, 7),
  (tones) =>
    brows(4) +
    smilingEyes +
    nose(tones) +
    path('M364 420Q400 428 436 420Q428 452 400 452Q372 452 364 420Z', palette.paper),
  (tones) =>
    brows(6) +
    openEyes +
    nose(tones) +
    stroke('M370 426Q400 446 430 426', INK, 7) +
    `<g fill="none" stroke="${INK}" stroke-width="7"><rect x="312" y="306" width="78" height="62" rx="26"/><rect x="410" y="306" width="78" height="62" rx="26"/><path d="M390 332Q400 326 410 332"/></g>`,
  (tones) =>
    brows(2) +
    openEyes +
    nose(tones) +
    path('M368 420Q400 430 432 420Q424 446 400 446Q376 446 368 420Z', palette.paper),
];

/** Clothes: what lies over the shoulders. */
export const CLOTHES: readonly ((tones: Tones) => string)[] = [
  // A round neck.
  ({ trim }) => stroke('M344 566C352 622 448 622 456 566', trim, 16),
  // A shirt with a collar.
  ({ trim }) =>
    path('M350 552L400 640L322 650L304 580Z', trim) +
    path('M450 552L400 640L478 650L496 580Z', trim) +
    stroke('M400 650V840', trim, 6) +
    circle(400, 706, 7, trim) +
    circle(400, 764, 7, trim),
  // A kurta with a placket.
  ({ trim }) =>
    stroke('M344 568C356 616 444 616 456 568', trim, 14) +
    path('M386 606H414V752H386Z', trim) +
    circle(400, 640, 5, INK) +
    circle(400, 684, 5, INK) +
    circle(400, 728, 5, INK),
  // A jacket over a shirt.
  ({ trim }) =>
    path('M344 560L400 700L456 560L470 572L424 840H376L330 572Z', trim) +
    stroke('M330 572L376 840', INK, 4) +
    stroke('M470 572L424 840', INK, 4),
  // A dupatta over one shoulder; it is the last, as only long hair comes with it.
  ({ trim }) =>
    stroke('M344 566C352 622 448 622 456 566', trim, 10) +
    path('M250 596C220 606 190 622 168 644C196 700 300 790 420 840H590C440 776 320 690 250 596Z', trim),
];
