/** What turns the direction of reading, or is no character at all. */
const MISLEADING = /[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\t]/gu;

/** A stranger's text in its lines, without what would make it look like something else. */
export const quotedLines = (text: string): string[] =>
  text.split(/\r\n?|\n/).map((line) => line.replace(MISLEADING, ''));
