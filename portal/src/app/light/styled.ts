import emotionStyled, { type StyledOptions } from '@emotion/styled';
import type { ComponentType, JSX } from 'react';

import isPropValid from './isPropValid';

export { keyframes } from '@emotion/react';

/**
 * Stands in for the library's `styled` wherever the portal's own parts call it: the same Emotion, without the system
 * props, variants and overrides that only the library's components have. See `light` in `vite.config.ts`.
 */
export const styled = (tag: keyof JSX.IntrinsicElements | ComponentType, options?: StyledOptions) =>
  typeof tag === 'string'
    ? emotionStyled(tag, options)
    : emotionStyled(tag, { shouldForwardProp: isPropValid, ...options });
