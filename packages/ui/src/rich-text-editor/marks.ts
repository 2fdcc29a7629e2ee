import type { RICH_TEXT_MARKS } from 'contracts';

/** What the editor calls the marks of a text. */
export const MARK_NAMES: Record<(typeof RICH_TEXT_MARKS)[number], string> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strikethrough: 'strike',
  code: 'code',
};
