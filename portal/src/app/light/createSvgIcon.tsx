import styled from '@emotion/styled';
import type { ReactNode, SVGProps } from 'react';

const Icon = styled('svg')({
  userSelect: 'none',
  width: '1em',
  height: '1em',
  display: 'inline-block',
  flexShrink: 0,
  transition: 'fill 200ms cubic-bezier(0.4, 0, 0.2, 1) 0ms',
  fill: 'currentColor',
  fontSize: '1.5rem',
});

/**
 * Stands in for what the library makes its icons with: they look the same, and need no theme. See `light` in
 * `vite.config.ts`.
 */
export default function createSvgIcon(path: ReactNode) {
  return function SvgIcon(props: SVGProps<SVGSVGElement>) {
    return (
      <Icon focusable="false" aria-hidden="true" viewBox="0 0 24 24" {...props}>
        {path}
      </Icon>
    );
  };
}
