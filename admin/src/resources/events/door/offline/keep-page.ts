const WORKER = '/admin/door-worker.js';
const SCOPE = '/admin/events/';
const ASSETS = '/admin/assets/';

/**
 * Keeps this page and what it has loaded for a reload without a network. Where the browser has no such keeping, a
 * reload needs the network; the guest list and the queue are kept all the same.
 */
export async function keepPage(): Promise<void> {
  // The development server's files change under their names.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { installing, waiting, active } = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const worker = installing ?? waiting ?? active;
  if (!worker) return;
  await untilActive(worker);
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith(ASSETS));
  worker.postMessage({ door: window.location.pathname, files: [...new Set(files)] });
}

function untilActive(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
