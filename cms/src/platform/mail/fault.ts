import { z } from 'zod';

/** Longest description of a fault that is kept, in characters. */
const MAX_CHARS = 200;

/** Why an attempt failed, and what follows from it. */
export interface Fault {
  /** `final`: never try this mail again. `outage`: no mail can be sent just now. `passing`: this mail, later. */
  kind: 'final' | 'outage' | 'passing';
  /** Short, one line, without the recipient's address. */
  description: string;
}

/** A mail that no attempt can send, such as one of a kind that is no more. */
export class UnsendableMail extends Error {
  override readonly name = 'UnsendableMail';
}

/** What nodemailer says of a failure: where it happened, and the server's answer if there was one. */
const smtpError = z.object({ code: z.string().optional(), responseCode: z.number().optional() });

/** Where a server answers about one mail rather than about the connection. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);
/** The server closes the channel: it says so of itself, wherever it says it. */
const SERVICE_NOT_AVAILABLE = 421;
/** The server wants a login first: the configuration is at fault, no mail is. */
const AUTHENTICATION_REQUIRED = 530;

/** Reads a failed attempt: a 5xx about the mail is final, a 4xx passes, all else concerns every mail. */
export function readFault(error: unknown, recipient: string): Fault {
  const { code, responseCode } = smtpError.safeParse(error).data ?? {};
  return { kind: kindOf(error, code, responseCode), description: describe(error, recipient) };
}

function kindOf(error: unknown, code: string | undefined, responseCode: number | undefined): Fault['kind'] {
  if (error instanceof UnsendableMail) return 'final';
  if (!code || !ABOUT_THE_MAIL.has(code)) return 'outage';
  // Refused before it was offered to a server: the address itself is none.
  if (responseCode === undefined) return 'final';
  if (responseCode === SERVICE_NOT_AVAILABLE || responseCode === AUTHENTICATION_REQUIRED) return 'outage';
  return responseCode >= 500 ? 'final' : 'passing';
}

function describe(error: unknown, recipient: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(recipient, '<recipient>').replace(/\s+/g, ' ').trim().slice(0, MAX_CHARS);
}
