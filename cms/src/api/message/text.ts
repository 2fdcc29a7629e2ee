import { quotedLines } from '../../platform/mail/templates/quoted-lines';

/** A message as it is stored: what was written, in its lines, without what nobody sees or what deceives whoever reads. */
export const plainText = (text: string): string => quotedLines(text).join('\n').trim();
