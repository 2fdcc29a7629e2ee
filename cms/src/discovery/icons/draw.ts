import type { IconName } from 'contracts';
import sharp from 'sharp';

import { NIGHT, PAPER } from '../../platform/drawing/colours';
import { MARK } from '../../platform/drawing/mark';
import { packIco } from './ico';

/** Part of an icon's side that the sign fills. Phones cut maskable icons to the circle of the inner four fifths. */
const FILLED = { plain: 0.86, maskable: 0.6 };
/** Corner of an icon that nobody cuts, as a part of its side. */
const CORNER = 0.19;
/** Enough for a sign and its edges; browsers fetch the icon while the page is still being drawn. */
const COLOURS = 128;

/**
 * Draws the site's icon.
 * @param logo the site's own sign; the product's mark without one
 */
export async function drawIcon(icon: IconName, logo: Buffer | null): Promise<Buffer> {
  const isMaskable = icon.startsWith('maskable');
  const size = Number(icon.replace('maskable-', ''));
  // Apple rounds by itself, and shows black where an icon is open.
  const corner = isMaskable || icon === '180' ? 0 : size * CORNER;
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
      `<rect width="100%" height="100%" rx="${corner}" fill="${logo ? PAPER : NIGHT}"/></svg>`,
  );
  const side = Math.round(size * (isMaskable ? FILLED.maskable : FILLED.plain));
  const input = logo
    ? await sharp(logo)
        .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .png()
        .toBuffer()
    : markOf(side);
  return sharp(ground).composite([{ input }]).png({ palette: true, colours: COLOURS, compressionLevel: 9 }).toBuffer();
}

/** Sizes within the icon of `/favicon.ico`, in pixels. */
const FAVICON_SIZES = [16, 32];

/** Draws the icon that is asked for by its old name, in the sizes of browser tabs. */
export async function drawFavicon(logo: Buffer | null): Promise<Buffer> {
  const icon = await drawIcon('192', logo);
  return packIco(
    await Promise.all(
      FAVICON_SIZES.map(async (size) => ({ size, png: await sharp(icon).resize(size, size).png().toBuffer() })),
    ),
  );
}

const markOf = (side: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="2 3 28 28">${MARK}</svg>`,
  );
