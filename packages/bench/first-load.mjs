/** What the landing page promises of its first load (docs/adr/0008), in bytes as they travel. */
export const SCRIPT_BUDGET_BYTES = 100_000;

/**
 * Weighs what a page has its browser fetch before anyone moves, without the pictures, which depend on the screen.
 * @param {string} page address
 * @returns {Promise<{ html: number, scripts: number, fonts: number }>} bytes, brotli-compressed where that helps
 */
export async function weighFirstLoad(page) {
  const answer = await fetch(page, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  const html = await answer.text();
  const scripts = (/ data-scripts="([^"]+)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean);
  if (scripts.length === 0) throw new Error(`${page} names no scripts.`);
  const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, href]) => href ?? '');
  const weigh = async (/** @type {string[]} */ paths) => {
    const sizes = await Promise.all(paths.map((path) => sizeOf(new URL(path, page).href)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return { html: lengthOf(answer), scripts: await weigh(scripts), fonts: await weigh(fonts) };
}

/** @param {string} url */
async function sizeOf(url) {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return lengthOf(answer);
}

/** @param {Response} answer */
function lengthOf({ headers, url }) {
  const length = Number(headers.get('content-length'));
  if (!length) throw new Error(`${url} does not say how long it is.`);
  return length;
}
