import encodeQR from 'qr';

/** White modules around the code that scanners need to find it. */
const QUIET_ZONE = 4;

/** A QR code as an SVG path of dark modules, each of them one unit wide. */
interface QrDrawing {
  path: string;
  /** Width and height, in modules. */
  size: number;
}

/** Draws a text as a QR code; a quarter of it may be hidden, by a crack in the glass for instance. */
export function qrPath(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET_ZONE });
  const path = rows
    .map((row, y) =>
      runsOf(row)
        .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
        .join(''),
    )
    .join('');
  return { path, size: rows.length };
}

/** Where dark modules stand in a row: `[first, how many]`. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
