const ADDRESS = String.raw`[^\s<>@,;:"]+@[^\s<>@,;:"]+`;
const PLAIN_ADDRESS = new RegExp(`^${ADDRESS}$`);
const NAMED_ADDRESS = new RegExp(String.raw`^[^<>\r\n]+ <${ADDRESS}>$`);

export const SMTP_URL_SENTENCE =
  'SMTP_URL is not the address of a mail server, such as smtp://user:password@mail.example.org:587.';
export const MAIL_FROM_SENTENCE = 'MAIL_FROM is not an e-mail address, such as Society <mail@society.example.org>.';

/** Whether a text names a mail server, over STARTTLS (`smtp:`) or TLS (`smtps:`). */
export function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}

/** Whether a text is one e-mail address, alone or after a name. */
export function isMailFrom(text: string): boolean {
  return PLAIN_ADDRESS.test(text) || NAMED_ADDRESS.test(text);
}
