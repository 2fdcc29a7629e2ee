/** Bytes of the header and of each line of the directory. */
const HEADER_BYTES = 6;
const LINE_BYTES = 16;

/**
 * Packs square PNG pictures into one icon file, which old browsers and link collectors ask for by its name.
 * @param pictures by their side in pixels, at most 255
 */
export function packIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + pictures.length * LINE_BYTES);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const line = HEADER_BYTES + index * LINE_BYTES;
    head.writeUInt8(size, line);
    head.writeUInt8(size, line + 1);
    head.writeUInt16LE(1, line + 4);
    head.writeUInt16LE(32, line + 6);
    head.writeUInt32LE(png.length, line + 8);
    head.writeUInt32LE(offset, line + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
