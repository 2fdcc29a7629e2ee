/** How long things move, in milliseconds. */
export const DURATIONS = {
  shortest: 150,
  shorter: 150,
  short: 200,
  standard: 200,
  enteringScreen: 250,
  leavingScreen: 200,
} as const;

export const EASINGS = { easeInOut: 'cubic-bezier(0.2, 0, 0, 1)', easeOut: 'cubic-bezier(0.16, 1, 0.3, 1)' } as const;
