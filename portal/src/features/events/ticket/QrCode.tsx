import { useMemo } from 'react';

import { qrPath } from './qrPath';

interface QrCodeProps {
  /** What a scanner reads. */
  text: string;
  /** What it is for, for whoever cannot see it. */
  label: string;
}

/** A QR code, dark on white in both schemes: scanners are used to nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
