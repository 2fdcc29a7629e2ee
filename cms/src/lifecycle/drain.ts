import type { Core } from '@strapi/strapi';

/** Longest wait for requests under way, in milliseconds. */
const DRAIN_MS = 10_000;
/** How often connections that have gone idle are closed meanwhile, in milliseconds. */
const SWEEP_MS = 50;

/**
 * Lets the requests under way finish before the server goes: takes no new connection, closes the idle ones, and waits
 * for the others. Strapi cuts what is left after that.
 */
export async function drain(strapi: Core.Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  if (!httpServer.listening) return;
  const closed = new Promise<void>((resolve) => httpServer.close(() => resolve()));
  const sweep = setInterval(() => httpServer.closeIdleConnections(), SWEEP_MS);
  let deadline: NodeJS.Timeout | undefined;
  const tooLate = new Promise<void>((resolve) => (deadline = setTimeout(resolve, DRAIN_MS)));
  await Promise.race([closed, tooLate]);
  clearInterval(sweep);
  clearTimeout(deadline);
}
