import { encodeQR } from 'qr';
import sharp from 'sharp';

/** White around the code that readers need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * The dark part of a code as one path, in modules, with the white around it. It is read though a quarter of it may be
 * hidden.
 * @returns the path, for SVG and PDF alike, and the edge of the whole
 */
export function qrPath(text: string): { path: string; size: number } {
  const modules = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET_ZONE });
  const path = modules
    .flatMap((row, y) => barsOf(row).map(({ x, width }) => `M${x} ${y}h${width}v1h-${width}z`))
    .join('');
  return { path, size: modules.length };
}

/** A code as a picture. @param pixels its edge; more where the code does not fit with whole pixels a module */
export async function qrPng(text: string, pixels: number): Promise<Buffer> {
  const { path, size } = qrPath(text);
  const edge = Math.ceil(pixels / size) * size;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 ${size} ${size}">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 2, compressionLevel: 9 }).toBuffer();
}

/** Dark modules of a row that touch, as one: seams between them would show on screens. */
function barsOf(row: readonly boolean[]): { x: number; width: number }[] {
  const bars: { x: number; width: number }[] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = bars.at(-1);
    if (last && last.x + last.width === x) last.width += 1;
    else bars.push({ x, width: 1 });
  });
  return bars;
}
