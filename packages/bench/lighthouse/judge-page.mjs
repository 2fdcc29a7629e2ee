import { runLighthouse } from './run.mjs';

/** @typedef {{ performance: number, lcpMs?: number, cls?: number }} Limits the rest must be 100 */
/** @typedef {import('./run.mjs').Report} Report */

/** Categories that are a matter of right or wrong, not of speed. */
const FLAWLESS = /** @type {const} */ (['accessibility', 'best-practices', 'seo']);

/**
 * Judges one page by its median run.
 * @param {string} origin
 * @param {string} path
 * @param {number} runs
 * @param {Limits} limits
 * @returns {Promise<{ row: string, fallsShort: string[] }>} a line of the table, and a sentence for each miss
 */
export async function judgePage(origin, path, runs, limits) {
  /** @type {Report[]} */
  const reports = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runLighthouse(origin + path));
  reports.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  const report = /** @type {Report} */ (reports[Math.floor(runs / 2)]);

  const performance = scoreOf(report, 'performance');
  const lcp = measured(report, 'largest-contentful-paint');
  const cls = measured(report, 'cumulative-layout-shift');
  const flawless = FLAWLESS.map((category) => ({ category, score: scoreOf(report, category) }));
  const fallsShort = [
    ...(performance < limits.performance ? [`performance is ${performance}, not ${limits.performance}`] : []),
    ...(limits.lcpMs !== undefined && lcp > limits.lcpMs ? [`LCP is ${lcp.toFixed(0)} ms, not ${limits.lcpMs}`] : []),
    ...(limits.cls !== undefined && cls > limits.cls ? [`CLS is ${cls.toFixed(3)}, not ${limits.cls}`] : []),
    ...flawless
      .filter(({ score }) => score < 100)
      .map(({ category, score }) => `${category} is ${score}: ${missesOf(report, category).join('; ')}`),
  ];
  const cells = [
    path.padEnd(20),
    String(performance).padEnd(12),
    ...flawless.map(({ category, score }) =>
      String(score).padEnd({ accessibility: 14, 'best-practices': 10, seo: 6 }[category]),
    ),
    `${lcp.toFixed(0)} ms`.padEnd(9),
    cls.toFixed(3).padEnd(6),
    `${measured(report, 'total-blocking-time').toFixed(0)} ms`.padEnd(8),
    `${(measured(report, 'total-byte-weight') / 1000).toFixed(0)} KB`,
  ];
  return { row: cells.join(' '), fallsShort };
}

/**
 * @param {Report} report
 * @param {string} category
 */
const scoreOf = ({ categories }, category) => Math.round((categories[category]?.score ?? 0) * 100);

/**
 * @param {Report} report
 * @param {string} audit
 */
const measured = ({ audits }, audit) => audits[audit]?.numericValue ?? 0;

/**
 * What keeps a category from being flawless, in Lighthouse's words.
 * @param {Report} report
 * @param {string} category
 */
function missesOf({ categories, audits }, category) {
  const references = categories[category]?.auditRefs ?? [];
  return references.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
  });
}
