import { cpus } from 'node:os';

import { eventsAnswer } from 'contracts';

import { measureInTurn } from './measure.mjs';
import { startBoth } from './servers.mjs';

const PAGE_SIZE = 12;
const CORE = 'Strapi core find, /api/events';
/** What the product promises, as multiples of the baseline. */
const TARGETS = [
  { name: 'cached GET /api/events', path: `/api/events?pageSize=${PAGE_SIZE}`, atLeast: 20 },
  { name: 'HTML of /', path: '/', atLeast: 10 },
];

const servers = await startBoth();
let missed = 0;
try {
  const core = `${servers.baseline}/api/events?sort[0]=startsAt:desc&sort[1]=id:desc&pagination[pageSize]=${PAGE_SIZE}`;
  await checkSameRows(core, `${servers.product}${TARGETS[0]?.path}`);

  console.log(
    `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, SQLite, ${PAGE_SIZE} a page of 500\n`,
  );
  const medians = await measureInTurn([
    { name: CORE, url: core },
    ...TARGETS.map(({ name, path }) => ({ name, url: `${servers.product}${path}` })),
  ]);
  const base = medians.get(CORE) ?? 0;
  console.log(`\n  ${CORE}: ${base.toFixed(0)} requests/s`);
  for (const { name, atLeast } of TARGETS) {
    const rate = medians.get(name) ?? 0;
    const ratio = rate / base;
    if (!(ratio >= atLeast)) missed += 1;
    const verdict = ratio >= atLeast ? '✓' : '✗';
    console.log(
      `${verdict} ${name}: ${rate.toFixed(0)} requests/s = ${ratio.toFixed(1)} × core find (target ≥ ${atLeast} ×)`,
    );
  }
} finally {
  await servers.stop();
}
process.exit(missed === 0 ? 0 : 1);

/**
 * A comparison counts only when both sides answer the same rows in the same order, out of the same number.
 * @param {string} coreUrl
 * @param {string} ourUrl
 */
async function checkSameRows(coreUrl, ourUrl) {
  const [theirs, ours] = await Promise.all([coreUrl, ourUrl].map(async (url) => (await fetch(url)).json()));
  const { data, meta } = eventsAnswer.parse(ours);
  const titles = theirs.data?.map((/** @type {{ title: string }} */ row) => row.title);
  const alike =
    JSON.stringify(titles) === JSON.stringify(data.map(({ title }) => title)) &&
    theirs.meta.pagination.total === meta.pagination.total &&
    data.length === PAGE_SIZE;
  if (!alike)
    throw new Error(
      `The two do not answer the same rows:\n${JSON.stringify(theirs).slice(0, 600)}\n${JSON.stringify(ours).slice(0, 600)}`,
    );
}
