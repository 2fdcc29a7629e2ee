/** Bytes of a file, the first and the last of them. */
interface ByteRange {
  start: number;
  end: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/i;

/**
 * Reads which part of a file is asked for (RFC 9110, section 14). Several parts, and what is no range, are ignored.
 * @param size of the file, in bytes
 * @returns null for the whole file, `unsatisfiable` for a part that it does not have
 */
export function readByteRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = ONE_RANGE.exec(header) ?? [];
  if (first === '' && last === '') return null;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  // Without its first byte it is the end of the file, so many bytes of it.
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  if (start >= size) return 'unsatisfiable';
  return { start, end: first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
