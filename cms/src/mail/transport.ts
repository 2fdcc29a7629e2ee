/** How long the mail server may take to accept a connection, to greet, and to answer; in milliseconds. */
const CONNECTION_MS = 10_000;
const GREETING_MS = 10_000;
const SILENCE_MS = 30_000;

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

/** What Strapi's nodemailer provider is made with. */
export type ProviderOptions = { url: string } | { streamTransport: true; buffer: true };

/**
 * SMTP where there is a mail server; else mails are only built, and `files.ts` keeps them.
 * The timeouts travel in the address, since nodemailer reads nothing beside one.
 */
export function providerOptions(smtpUrl: string | null): ProviderOptions {
  if (smtpUrl === null) return { streamTransport: true, buffer: true };
  const url = new URL(smtpUrl);
  const times = { connectionTimeout: CONNECTION_MS, greetingTimeout: GREETING_MS, socketTimeout: SILENCE_MS };
  for (const [name, milliseconds] of Object.entries({ ...times, dnsTimeout: CONNECTION_MS })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds));
  }
  return { url: url.href };
}
