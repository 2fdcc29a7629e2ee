/** The sentence that is wrong with a field as a whole; its parts say theirs beside themselves. */
export function faultIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const message: unknown = 'message' in error ? error.message : 'root' in error ? faultIn(error.root) : undefined;
  if (typeof message === 'string') return message;
  return typeof message === 'object' && message !== null && 'message' in message ? String(message.message) : undefined;
}
