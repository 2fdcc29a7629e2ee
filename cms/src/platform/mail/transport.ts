/** How long the mail server may take to accept a connection, to greet, and to answer; in milliseconds. */
const CONNECTION_MS = 10_000;
const GREETING_MS = 10_000;
const SILENCE_MS = 30_000;

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
