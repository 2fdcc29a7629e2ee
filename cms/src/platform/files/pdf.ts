/** How a PDF begins, and what its last lines hold. */
const BEGINNING = Buffer.from('%PDF-');
const END = Buffer.from('%%EOF');
/** How far from the end programs look for it, in bytes. */
const END_WITHIN = 1024;

/** Whether a file is a PDF by what it holds, whatever it is called. */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, BEGINNING.length).equals(BEGINNING) && bytes.subarray(-END_WITHIN).includes(END);
