let clients = 0;

/**
 * An address from which nobody has called before: each has a network of their own, as in life, and what is counted for
 * one client is not counted for the next. Other workers have other addresses, those that came before this one too.
 */
export function newClientAddress(): string {
  clients += 1;
  return `10.${Number(process.env.TEST_WORKER_INDEX) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
}
