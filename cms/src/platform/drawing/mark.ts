import { MARIGOLD, PAPER } from './colours';

/** The sign that stands for the society wherever it has uploaded no logo of its own, in a box of 32 units. */
export const MARK =
  `<path d="M16 16 26 8M16 16 7 25M16 16l8 10" stroke="${PAPER}" stroke-width="1.5"/>` +
  `<path d="m16 5 2.2 8.8L27 16l-8.8 2.2L16 27l-2.2-8.8L5 16l8.8-2.2z" fill="${MARIGOLD}"/>` +
  `<g fill="${PAPER}"><circle cx="26" cy="8" r="2"/><circle cx="7" cy="25" r="2"/><circle cx="24" cy="26" r="2"/></g>`;
