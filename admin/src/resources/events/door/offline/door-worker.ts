/// <reference lib="webworker" />

/*
 * Lets the check-in's page be reloaded without a network: it keeps the console's document and the files that the page
 * has loaded. It answers nothing of the API, and no other page.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

const CACHE = 'door';
/** The one document of all the console's addresses. */
const DOCUMENT = '/admin/';
const ASSETS = '/admin/assets/';
const DOOR = /^\/admin\/events\/[^/]+\/door$/;
/** What the page asks to be kept: its own address, and the files that it has loaded. */
interface PageToKeep {
  door: string;
  files: readonly string[];
}

/** How long a page may take before the kept one is shown, in milliseconds. */
const PATIENCE_MS = 4000;

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate' && DOOR.test(pathname)) event.respondWith(openDocument(request));
  else if (pathname.startsWith(ASSETS)) event.respondWith(openFile(request));
});

worker.addEventListener('message', (event) => {
  const { door, files } = event.data as PageToKeep;
  event.waitUntil(keep(door, files));
});

async function openDocument(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return (await kept(DOCUMENT)) ?? Response.error();
  }
}

/** Files never change under their names. */
const openFile = async (request: Request): Promise<Response> => (await kept(request.url)) ?? fetch(request);

const kept = async (address: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(address, { ignoreVary: true });

/** Keeps the document as it is now, and its files; those of former builds go. */
async function keep(door: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const document = await fetch(door, { headers: { accept: 'text/html' }, redirect: 'manual' });
  if (!document.ok) return;
  await cache.put(DOCUMENT, document);
  const addresses = new Set([DOCUMENT, ...files].map((path) => new URL(path, worker.location.href).href));
  for (const { url } of await cache.keys()) if (!addresses.delete(url)) await cache.delete(url);
  await cache.addAll([...addresses]);
}
