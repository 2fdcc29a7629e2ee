/** The colours of the product's night (design §10), for what the server draws. */
export const NIGHT = '#0e0f26';
export const PAPER = '#f7f1e3';
export const MARIGOLD = '#ffb02e';
/** Quiet text upon the night. */
export const MIST = '#b4b2c9';
/** Text upon the paper, and quiet text there. */
export const INK = '#17182e';
export const QUIET_INK = '#55546a';
