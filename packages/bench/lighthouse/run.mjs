import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Fetched when it is asked for, and kept by npm: it is larger than all that the product itself needs, so whoever never
 * measures never downloads it.
 */
const LIGHTHOUSE = 'lighthouse@13.0.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const CHROMIUM_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * What this product reads of a report.
 * @typedef {object} Report
 * @property {Record<string, { score: number | null, auditRefs: { id: string }[] }>} categories
 * @property {Record<string, { score: number | null, numericValue?: number, title: string }>} audits
 * @property {{ message: string }} [runtimeError]
 */

/**
 * Loads a page once as Lighthouse's phone does: a mid-range device on slow 4G.
 * @param {string} url
 * @returns {Promise<Report>}
 * @throws Error with Lighthouse's own words
 */
export function runLighthouse(url) {
  const args = [
    ...['exec', '--yes', '--loglevel=error', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
    ...['--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`],
    `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? findChromium() };
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { env, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
    let output = '';
    let complaints = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (complaints += text));
    child.once('error', reject);
    child.once('close', () => {
      const start = output.indexOf('{');
      if (start === -1) return reject(new Error(`Lighthouse could not judge ${url}:\n${complaints}`));
      const report = /** @type {Report} */ (JSON.parse(output.slice(start)));
      if (report.runtimeError)
        return reject(new Error(`Lighthouse could not load ${url}: ${report.runtimeError.message}`));
      resolve(report);
    });
  });
}

/** The system's Chromium, as the journeys find it; without one Lighthouse looks by itself. */
function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => CHROMIUM_NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
}
