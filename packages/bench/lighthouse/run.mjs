import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * Fetched when it is asked for, and kept by npm: it is larger than all that the product itself needs, so whoever never
 * measures never downloads it.
 */
const LIGHTHOUSE = 'lighthouse@13.0.2';
const ATTEMPTS = 2;
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
export async function runLighthouse(url) {
  const folder = mkdtempSync(join(tmpdir(), 'society-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    let complaints = '';
    // On a busy machine its browser now and then loses the beginning of a load.
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      complaints = await load(url, file);
      const report = existsSync(file) ? /** @type {Report} */ (JSON.parse(readFileSync(file, 'utf8'))) : undefined;
      if (report && !report.runtimeError) return report;
      complaints = report?.runtimeError?.message ?? complaints;
    }
    throw new Error(`Lighthouse could not judge ${url}:\n${complaints}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} url
 * @param {string} file where the report goes
 * @returns {Promise<string>} what Lighthouse complained about
 */
function load(url, file) {
  const args = [
    ...['exec', '--yes', '--loglevel=error', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
    ...['--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES.join(',')}`],
    `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`,
  ];
  const chromium = process.env.CHROMIUM_PATH ?? findChromium();
  const env = { ...process.env, ...(chromium && { CHROME_PATH: chromium }) };
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { env, stdio: ['ignore', 'ignore', 'pipe'], shell: process.platform === 'win32' });
    let complaints = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (complaints += text));
    child.once('error', reject).once('close', () => resolve(complaints));
  });
}

/** The system's Chromium, as the journeys find it; without one Lighthouse looks by itself. */
function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => CHROMIUM_NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
}
