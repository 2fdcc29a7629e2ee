/*
 * Loads the built server beside the running one, on its database, without serving, and does what its parent asks of it:
 * what no route leads to, because a checkout or the clock calls it, and which routes there are. The environment is the
 * server's.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const cms = process.cwd();
const require = createRequire(join(cms, 'package.json'));
const app = await require('@strapi/strapi')
  .createStrapi({ appDir: cms, distDir: join(cms, 'dist') })
  .load();
const built = (name) => require(join(cms, 'dist/src', name));
// The clock strikes when a test says so.
built('platform/lifecycle/scheduled-jobs').stopJobs();
const { hold, confirm, release, reopen } = built('api/event/registrations/checkout');
const { sendCancellations } = built('api/event/registrations/cancellations');
const { sendMoves } = built('api/event/registrations/moves');
const { sweepCancelled } = built('api/event/calendar/cancelled');
const { sweepLines } = built('api/event/registrations/sweep');
const { sendReminders } = built('api/event/registrations/reminders');
const { tellMatches } = built('api/job/searches/tell-matches');
const { sweepMentorships } = built('api/mentorship/clock');
const { tellUnread } = built('api/message/digest');
const { accrueContributions, enrolStudents } = built('api/membership/accrue');
const { tellDonorsOfGoals } = built('api/giving/reached');
const { remindDebtors } = built('api/membership/reminders');
const { sweepPayments } = built('api/payment/clock');
const { paymentMachine } = built('api/payment/payments/machine');
const { approvePayment } = built('api/payment/payments/approve');
const { reopenPayment } = built('api/payment/payments/reopen');
const { sweepNarrations } = built('api/statement/personal-data');
const { sendEventMessages } = built('api/event/messages/send');

const seatOf = async ({ event, profile }) => ({
  eventId: (await app.db.connection('events').where({ document_id: event }).first('id')).id,
  profileId: (await app.db.connection('profiles').where({ document_id: profile }).first('id')).id,
});

/** What is mounted, and for each route that Strapi knows which permission it asks for. */
async function routes() {
  const mounted = app.server.listRoutes().flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`));
  /** Strapi writes the permission into the route's configuration; `auth: false` asks for none. */
  const permissions = new Map();
  for (const { method, path, config } of Object.values(await app.contentAPI.getRoutesMap()).flat()) {
    const route = `${method} ${path.replace(/\/$/, '')}`;
    const needed = config?.auth === false ? [] : (config?.auth?.scope ?? []);
    // Of two routes alike the first one answers: those of the product stand before the plugins'.
    if (!permissions.has(route)) permissions.set(route, needed);
  }
  return { mounted, permissions: Object.fromEntries(permissions) };
}

/** Requests for which the router finds other routes than it does by going through all of them. */
function mismatched({ methods, paths }) {
  const { router } = app.server;
  const matchAll = Object.getPrototypeOf(router).match;
  const placesOf = ({ path, pathAndMethod, route }) =>
    JSON.stringify(
      [path, pathAndMethod].map((layers) => layers.map((layer) => router.stack.indexOf(layer))).concat(route),
    );
  return paths.flatMap((path) =>
    methods
      .filter((method) => placesOf(router.match(path, method)) !== placesOf(matchAll.call(router, path, method)))
      .map((method) => `${method} ${path}`),
  );
}

let listed;
const calls = {
  routes: () => (listed ??= routes()),
  mismatched,
  hold: async (seat) => hold(app, await seatOf(seat)),
  confirm: async (seat) => confirm(app, await seatOf(seat)),
  reopen: async (seat) => reopen(app, await seatOf(seat), new Date(Date.now() + 60_000)),
  release: async (seat) => release(app, await seatOf(seat)),
  sweep: ({ now }) => sweepLines(app, new Date(now)),
  remind: ({ now }) => sendReminders(app, new Date(now)),
  cancellations: ({ now }) => sendCancellations(app, new Date(now)),
  moves: ({ now }) => sendMoves(app, new Date(now)),
  sweepCalendars: ({ now }) => sweepCancelled(app, new Date(now)),
  matches: ({ now }) => tellMatches(app, new Date(now)),
  unread: ({ now }) => tellUnread(app, new Date(now)),
  mentorships: ({ now }) => sweepMentorships(app, new Date(now)),
  accrue: ({ now }) => accrueContributions(app, new Date(now)),
  enrol: ({ now }) => enrolStudents(app, new Date(now)),
  remindDebtors: ({ now }) => remindDebtors(app, new Date(now)),
  goals: ({ now }) => tellDonorsOfGoals(app, new Date(now)),
  narrations: ({ now }) => sweepNarrations(app, new Date(now)),
  reopenPayment: async ({ id, key, since = 0 }) => {
    const row = await app.db.connection('payments').where({ document_id: id }).first('id');
    if (!row) paymentMachine.check('reopen', 'none');
    await reopenPayment(app, row.id, { actorId: null, reason: 'Undone', key, since: new Date(since) }, new Date());
  },
  recoverPayment: async ({ id }) => {
    const row = await app.db.connection('payments').where({ document_id: id }).first('id', 'document_id');
    if (!row) paymentMachine.check('recover', 'none');
    const found = { event: 'recover', actorId: null, note: 'Bank statement' };
    await approvePayment(app, { id: row.id, documentId: row.document_id }, found, 'Asia/Kolkata', new Date());
  },
  payments: ({ now }) => sweepPayments(app, new Date(now)),
  write: ({ now }) => sendEventMessages(app, new Date(now)),
};

process.on('message', async ({ id, call, told }) => {
  try {
    process.send?.({ id, status: 200, result: await calls[call](told) });
  } catch (error) {
    const status = error.status ?? error.statusCode ?? (error.name === 'NotFoundError' ? 404 : 500);
    process.send?.({ id, status, message: String(error.message) });
  }
});
// Whoever asked is gone: there is nothing left to do.
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
