/** The colours of every drawing, from the product's look (design §10). */
export const palette = {
  night: '#14162b',
  indigo: '#262a52',
  marigold: '#f2a922',
  amber: '#d98512',
  paper: '#f7f3ea',
  sand: '#e6dcc6',
  teal: '#2b8c93',
  mist: '#a9d3d2',
} as const;
