import type { Core } from '@strapi/strapi';

const underWay = new Set<Promise<unknown>>();
let isStopped = false;

/** Whether the server is about to stop: what goes on step by step ends after its current one. */
export const isStopping = (): boolean => isStopped;

/** Lets work on an index go on while requests are answered. @param said what is the matter where it fails */
export function goOn(strapi: Core.Strapi, work: Promise<unknown>, said: string): void {
  const watched = work
    .catch((error: unknown) => strapi.log.warn(said, { error }))
    .finally(() => underWay.delete(watched));
  underWay.add(watched);
}

/** Ends what goes on after the start, after its current step. */
export async function stopIndexing(): Promise<void> {
  isStopped = true;
  await Promise.all(underWay);
}
