import { messages, PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARS } from 'contracts';

/** What is wrong with a new password (member §9). The server also refuses common ones. */
export function newPasswordFault(password: string): string | undefined {
  if (password.length < PASSWORD_MIN_CHARS) return messages.passwordTooShort;
  return new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES ? messages.passwordTooLong : undefined;
}
