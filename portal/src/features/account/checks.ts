import { messages, PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARS } from 'contracts';

/** What is wrong with an address, by the browser's own reading of it (site §5). */
export function emailFault(form: HTMLFormElement, name: string): string | undefined {
  const input = form.elements.namedItem(name);
  const isFine = input instanceof HTMLInputElement && input.value.trim() !== '' && !input.validity.typeMismatch;
  return isFine ? undefined : messages.emailInvalid;
}

/** What is wrong with a new password (member §9). The server also refuses common ones. */
export function newPasswordFault(password: string): string | undefined {
  if (password.length < PASSWORD_MIN_CHARS) return messages.passwordTooShort;
  return new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES ? messages.passwordTooLong : undefined;
}
