import { quotedLines } from './quoted-lines';
import { type Letter, type MailLink, type Note, type Sender, signature } from './template';

const RULE = '-'.repeat(40);

/** The mail for those who read plain text, and for filters that distrust HTML alone. */
export function textPart(letter: Letter, sender: Sender): string {
  const blocks = [
    letter.heading,
    ...letter.paragraphs,
    ...(letter.quote ? [quoteLines(letter.quote)] : []),
    ...(letter.action ? [linkLines(letter.action)] : []),
    ...letter.notes.map(noteLines),
    RULE,
    letter.reason,
    ...(letter.unsubscribe ? [linkLines(letter.unsubscribe)] : []),
    [...signature(sender), sender.origin].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Each line is marked, so that no quoted words look like ours. */
const quoteLines = (quote: string) =>
  quotedLines(quote)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
const linkLines = ({ label, url }: MailLink) => `${label}:\n${url}`;
const noteLines = ({ text, link }: Note) => (link ? `${text}\n${linkLines(link)}` : text);
