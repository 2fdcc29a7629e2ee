import { crc32 } from 'node:zlib';

/** A file in an archive. */
export interface ZipEntry {
  /** Its name, which each has for itself. */
  name: string;
  bytes: Buffer;
}

/** Names are UTF-8; nothing is compressed, since PDFs are so already. */
const FLAGS = 0x0800;
const VERSION = 20;
/** A day that every program reads, 1 January 1980. */
const DAY = 0x21;

/**
 * Writes a ZIP archive, one file after the other: no more than one is in memory. It takes 65,535 files and 4 GB.
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of entries) {
    const called = Buffer.from(name);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(VERSION, 0);
    about.writeUInt16LE(FLAGS, 2);
    about.writeUInt16LE(DAY, 8);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(bytes.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(called.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), version(), about, place, called]));
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), about, called]);
    yield head;
    yield bytes;
    offset += head.length + bytes.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  yield Buffer.concat([listed, Buffer.from('PK\x05\x06'), end]);
}

function version(): Buffer {
  const made = Buffer.alloc(2);
  made.writeUInt16LE(VERSION);
  return made;
}
