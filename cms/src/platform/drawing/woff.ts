import { inflateSync } from 'node:zlib';

/** Bytes of WOFF's header and of each line of its directory; the same of the font within. */
const HEADER_BYTES = 44;
const LINE_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_LINE_BYTES = 16;

interface Table {
  tag: string;
  checksum: number;
  data: Buffer;
}

/** The tables of a font in a WOFF file (W3C WOFF 1.0, §4 and §5). */
function tablesOf(woff: Buffer): Table[] {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The file is no WOFF font.');
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const line = HEADER_BYTES + index * LINE_BYTES;
    const start = woff.readUInt32BE(line + 4);
    const packedBytes = woff.readUInt32BE(line + 8);
    const packed = woff.subarray(start, start + packedBytes);
    return {
      tag: woff.toString('latin1', line, line + 4),
      checksum: woff.readUInt32BE(line + 16),
      data: packedBytes < woff.readUInt32BE(line + 12) ? inflateSync(packed) : packed,
    };
  });
}

/** Unpacks a WOFF font into the TrueType file that it was made of: what draws our text reads only those. */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = tablesOf(woff);
  const directory = Buffer.alloc(SFNT_HEADER_BYTES + tables.length * SFNT_LINE_BYTES);
  const power = Math.floor(Math.log2(tables.length));
  const searchRange = 2 ** power * SFNT_LINE_BYTES;
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(searchRange, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(tables.length * SFNT_LINE_BYTES - searchRange, 10);

  const bodies: Buffer[] = [];
  let offset = directory.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const line = SFNT_HEADER_BYTES + index * SFNT_LINE_BYTES;
    directory.write(tag, line, 'latin1');
    directory.writeUInt32BE(checksum, line + 4);
    directory.writeUInt32BE(offset, line + 8);
    directory.writeUInt32BE(data.length, line + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    bodies.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat([directory, ...bodies]);
}

/** The characters that a font can write, as ranges of code points (OpenType, cmap formats 4 and 12). */
export function coverageOf(woff: Buffer): [first: number, last: number][] {
  const cmap = tablesOf(woff).find(({ tag }) => tag === 'cmap')?.data;
  if (!cmap) throw new Error('The font names no characters.');
  const lists = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  );
  // The first lists all of Unicode, emoji too; the other one its first 65,536 characters.
  const whole = lists.find((list) => list.readUInt16BE(0) === 12);
  if (whole) return groupsOf(whole);
  const basic = lists.find((list) => list.readUInt16BE(0) === 4);
  if (basic) return segmentsOf(basic);
  throw new Error('The font lists its characters in no way that is known here.');
}

function groupsOf(table: Buffer): [number, number][] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, index): [number, number] => {
    const group = 16 + index * 12;
    return [table.readUInt32BE(group), table.readUInt32BE(group + 4)];
  });
}

function segmentsOf(table: Buffer): [number, number][] {
  const bytes = table.readUInt16BE(6);
  return Array.from({ length: bytes / 2 }, (_, index): [number, number] => {
    const last = table.readUInt16BE(14 + index * 2);
    const first = table.readUInt16BE(16 + bytes + index * 2);
    return [first, last];
    // The list ends with a segment for what is no character.
  }).filter(([first]) => first !== 0xffff);
}
