import { messages } from 'contracts';

/** What is wrong with an address, by the browser's own reading of it (site §5). */
export function emailFault(form: HTMLFormElement, name: string): string | undefined {
  const input = form.elements.namedItem(name);
  const isFine = input instanceof HTMLInputElement && input.value.trim() !== '' && !input.validity.typeMismatch;
  return isFine ? undefined : messages.emailInvalid;
}
