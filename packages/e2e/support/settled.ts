import type { Page, Request } from '@playwright/test';

/** What a page asks for and waits for. Others may stay open for good, as a film does. */
const AWAITED = ['document', 'script', 'stylesheet', 'font', 'image', 'fetch', 'xhr'];
/** What says that something is still on its way; so does the place of the bell, which asks for its number once it comes. */
const BUSY = '[aria-busy="true"], [role="progressbar"], [role="status"][aria-label^="Loading"], [data-bell]:empty';
const PATIENCE_MS = 15_000;

/** The requests of a page that have no answer yet. */
const openRequests = new WeakMap<Page, Set<Request>>();

/** Counts what a page asks for, from now on. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on('request', (request) => {
    if (AWAITED.includes(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('response', (response) => {
    // What the document before this one asked for is nobody's any more, and not always told to be over.
    const current = response.request();
    if (current.isNavigationRequest()) for (const other of open) if (other !== current) open.delete(other);
  });
}

/**
 * Waits until the page answers and has nothing left to do: it is hydrated, what is in sight has its script, nothing is on
 * its way, and for two frames and until the browser was idle nothing has changed.
 * @throws Error that says what does not end
 */
export function settled(page: Page): Promise<void> {
  return untilQuiet(page, { isUsed: false });
}

/**
 * Waits until the page is settled, and whatever is fetched for somebody who uses the page has its script as well: the
 * pointer moves for it.
 * @throws Error that says what does not end
 */
export async function awake(page: Page): Promise<void> {
  // Nobody hears of it before.
  await settled(page);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await untilQuiet(page, { isUsed: true });
}

async function untilQuiet(page: Page, { isUsed }: { isUsed: boolean }): Promise<void> {
  const open = openRequests.get(page);
  if (!open) throw new Error('The requests of this page are not watched.');
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const unrest = await page.evaluate(unrestIn, { busy: BUSY, isUsed }).catch((error: unknown) => {
      if (page.isClosed()) throw error;
      return 'has gone elsewhere';
    });
    if (!unrest && open.size === 0) return;
    if (Date.now() < deadline) continue;
    const waitsFor = [...open].map((request) => request.url()).join('\n');
    throw new Error(`${page.url()} does not come to rest: it ${unrest || 'waits'}\n${waitsFor}`);
  }
}

/**
 * Watches the document for two frames and until the browser has nothing to do. Runs in the page.
 * @returns what keeps it from being settled; nothing when it is
 */
function unrestIn({ busy, isUsed }: { busy: string; isUsed: boolean }): Promise<string> {
  const isInSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom - top > 1 && top < window.innerHeight - 1 && bottom > 1;
  };
  const look = (hasChanged: boolean): string => {
    // Strapi's panel is not ours.
    const isHydrated = 'hydrated' in document.documentElement.dataset || location.pathname.startsWith('/cms');
    if (!isHydrated) return 'is not hydrated';
    const loading = document.querySelector(busy);
    if (loading) return `shows ${(loading.cloneNode() as Element).outerHTML}`;
    // Parts of the portal that have no script yet: see `LazyPlace`. What is still has none until the page is used.
    const asleep = [...document.querySelectorAll<HTMLElement>('[data-asleep]')].find(
      (part) => isUsed || (part.dataset.asleep === '' && isInSight(part)),
    );
    if (asleep) return `has no script for ${asleep.firstElementChild?.outerHTML.slice(0, 120)}`;
    if (document.fonts.status !== 'loaded') return 'waits for its fonts';
    return hasChanged ? 'goes on changing' : '';
  };
  return new Promise((resolve) => {
    let hasChanged = false;
    const observer = new MutationObserver(() => (hasChanged = true));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const end = () => {
      observer.disconnect();
      resolve(look(hasChanged));
    };
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(end)));
  });
}
