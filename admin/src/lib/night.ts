import { nightBar } from 'theme';

/** What lies on the product's night in both schemes: toasts, the bar of a selection, the camera's place. */
export const night = {
  ...nightBar,
  textMuted: '#b4b2c9',
  hairline: 'rgba(245, 239, 226, 0.16)',
  success: '#8fd6a2',
  error: '#ff9a8f',
} as const;
