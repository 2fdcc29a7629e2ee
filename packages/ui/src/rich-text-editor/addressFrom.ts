/** An address as people write it: without its scheme where it is plain what is meant. */
export function addressFrom(entered: unknown): string {
  const address = typeof entered === 'string' ? entered.trim() : '';
  if (/^[^\s/:@]+@[^\s/:@]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  return /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#:]|$)/i.test(address) ? `https://${address}` : address;
}
