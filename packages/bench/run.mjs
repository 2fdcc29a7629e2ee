import { cpus } from 'node:os';

import { announcementsAnswer, api, paths } from 'contracts';

import { startBare } from './bare-server.mjs';
import { endCrowds } from './crowd.mjs';
import { benchDirectory } from './directory/directory.mjs';
import { effort, isBrief, judge } from './effort.mjs';
import { benchEvents } from './events/events.mjs';
import { SCRIPT_BUDGET_BYTES, weighFirstLoad } from './first-load.mjs';
import { benchJobs } from './jobs/jobs.mjs';
import { benchMadeTypes } from './made-types/made-types.mjs';
import { benchMentorship } from './mentorship/mentorship.mjs';
import { benchMoney } from './money/money.mjs';
import { HEADERS, measureInTurn } from './measure.mjs';
import { checkSamePerson, checkSameRows } from './same-answers.mjs';
import { startBoth } from './servers.mjs';
import { signIn } from './sign-in.mjs';
import { signedInLists } from './signed-in.mjs';
import { benchStreams } from './streams/streams.mjs';

const PAGE_SIZE = 12;
/** What kept answers reach of a bare server's rate at least, in percent. */
const KEPT_SHARE = 60;
const CORE = 'Strapi core find, /api/events';
const BEARER = 'Strapi bearer, /api/users/me';

let missed = 0;
/** Parts that can be measured alone, whole or only the kinds whose name begins so: `npm run bench -- events console`. */
const [part = '', kinds = ''] = process.argv.slice(2);
const parts = {
  ...{ directory: benchDirectory, mentorship: benchMentorship, events: benchEvents, jobs: benchJobs },
  ...{ 'made-types': benchMadeTypes, streams: benchStreams, money: benchMoney },
};
const alone = Object.entries(parts).find(([name]) => name === part)?.[1];
if (alone) process.exit((await alone(kinds)) === 0 ? 0 : 1);

const servers = await startBoth();
try {
  const next = `filters[endsAt][$gte]=${new Date().toISOString()}&sort[0]=startsAt:asc&sort[1]=id:asc`;
  const core = { name: CORE, url: `${servers.baseline}/api/events?${next}&pagination[pageSize]=${PAGE_SIZE}` };
  const bearer = {
    name: BEARER,
    url: `${servers.baseline}/api/users/me`,
    headers: { authorization: `Bearer ${servers.token}` },
  };
  const events = {
    name: 'cached GET /api/events',
    url: servers.product + api.events({ filter: 'upcoming', pageSize: PAGE_SIZE }),
  };
  const html = { name: 'HTML of /', url: `${servers.product}/` };
  const festival = { name: 'HTML of /innokshetra', url: servers.product + paths.innokshetra() };
  const listed = await fetch(servers.product + api.announcements());
  const [newest] = announcementsAnswer.parse(await listed.json()).data;
  const announcement = {
    name: 'HTML of an announcement',
    url: servers.product + paths.announcement(newest?._id ?? ''),
  };
  const session = {
    name: 'GET /api/auth/me by cookie',
    url: servers.product + api.me(),
    headers: { cookie: await signIn(servers.product, 'student@example.com') },
  };
  const lists = await signedInLists({ ...servers, cookie: session.headers.cookie });
  await checkSameRows(core, events, PAGE_SIZE);
  await checkSamePerson(bearer, session);

  console.log(
    `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, SQLite, ${PAGE_SIZE} a page of ${effort.rows}\n`,
  );
  // The limit of whatever is written in Node: the same bytes, and nothing else to do.
  const bare = await Promise.all([events, html].map((candidate) => startBare(candidate, HEADERS)));
  const limits = bare.map(({ url }, index) => ({
    name: `bare Node, ${index === 0 ? 'the same events' : 'the same page'}`,
    url,
  }));
  const medians = await measureInTurn([
    ...[core, events, html, festival, announcement, bearer, session, ...limits],
    ...lists.flatMap((list) => [list.baseline, list]),
  ]);
  for (const server of bare) server.stop();
  /** What the product promises, as multiples of its baseline. */
  const targets = [
    { ...events, against: CORE, atLeast: 20 },
    { ...html, against: CORE, atLeast: 10 },
    { ...festival, against: CORE, atLeast: 10 },
    { ...announcement, against: CORE, atLeast: 10 },
    { ...session, against: BEARER, atLeast: 5 },
    ...lists.map((list) => ({ ...list, against: list.baseline.name, atLeast: 8 })),
  ];
  console.log();
  for (const name of [CORE, BEARER]) console.log(`  ${name}: ${(medians.get(name) ?? 0).toFixed(0)} requests/s`);
  for (const { name, against, atLeast } of targets) {
    const rate = medians.get(name) ?? 0;
    const ratio = rate / (medians.get(against) ?? 0);
    const verdict = judge(ratio >= atLeast);
    missed += verdict.missed;
    console.log(
      `${verdict.mark} ${name}: ${rate.toFixed(0)} requests/s = ${ratio.toFixed(1)} × ${against} (target ≥ ${atLeast} ×)`,
    );
  }

  for (const [index, { name }] of [events, html].entries()) {
    const limit = medians.get(limits[index]?.name ?? '') ?? 0;
    const share = (100 * (medians.get(name) ?? 0)) / limit;
    const verdict = judge(share >= KEPT_SHARE);
    missed += verdict.missed;
    console.log(
      `${verdict.mark} ${name}: ${share.toFixed(0)} % of the limit (target ≥ ${KEPT_SHARE} %), ${limit.toFixed(0)} requests/s of a bare Node server`,
    );
  }

  const { html: htmlBytes, scripts, fonts } = await weighFirstLoad(`${servers.product}/`);
  const verdict = judge(scripts <= SCRIPT_BUDGET_BYTES);
  missed += verdict.missed;
  const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
  console.log(
    `${verdict.mark} first load of /: ${kilobytes(scripts)} KB of script = ${(scripts / SCRIPT_BUDGET_BYTES).toFixed(2)} × its budget (target ≤ 1 ×), ${kilobytes(htmlBytes)} KB of HTML, ${kilobytes(fonts)} KB of fonts`,
  );
} finally {
  await servers.stop();
}
for (const measure of Object.values(parts)) missed += await measure();
await endCrowds();
if (isBrief) console.log('\nEach part was asked once; nothing was judged.');
process.exit(missed === 0 ? 0 : 1);
