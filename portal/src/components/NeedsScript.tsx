import type { ReactNode } from 'react';

interface NeedsScriptProps {
  /** What does nothing without script. */
  what?: string;
  /** The way that is left. */
  children?: ReactNode;
}

/** Says why something does nothing where it does nothing without script. */
export function NeedsScript({ what = 'This page', children }: NeedsScriptProps) {
  return (
    <noscript>
      <p style={{ paddingBlock: 16, fontWeight: 600 }}>
        {what} needs JavaScript, which is switched off here.{children}
      </p>
    </noscript>
  );
}
