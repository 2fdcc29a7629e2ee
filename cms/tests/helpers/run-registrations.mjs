/*
 * Loads the built server beside the running one, on its database, without serving, and does what its parent asks of the
 * registrations: what no route leads to, because a checkout or the clock calls it. The environment is the server's.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const cms = process.cwd();
const require = createRequire(join(cms, 'package.json'));
const app = await require('@strapi/strapi')
  .createStrapi({ appDir: cms, distDir: join(cms, 'dist') })
  .load();
const built = (name) => require(join(cms, 'dist/src/api/registration', name));
const { hold, confirm, release } = built('checkout');
const { sendCancellations } = built('cancellations');
const { sweepLines } = built('sweep');
const { sendReminders } = built('reminders');
const { sendEventMessages } = built('../event-message/send');

const seatOf = async ({ event, profile }) => ({
  eventId: (await app.db.connection('events').where({ document_id: event }).first('id')).id,
  profileId: (await app.db.connection('profiles').where({ document_id: profile }).first('id')).id,
});
const calls = {
  hold: async (seat) => hold(app, await seatOf(seat)),
  confirm: async (seat) => confirm(app, await seatOf(seat)),
  release: async (seat) => release(app, await seatOf(seat)),
  sweep: ({ now }) => sweepLines(app, new Date(now)),
  remind: ({ now }) => sendReminders(app, new Date(now)),
  cancellations: ({ now }) => sendCancellations(app, new Date(now)),
  write: ({ now }) => sendEventMessages(app, new Date(now)),
};

process.on('message', async ({ id, call, told }) => {
  try {
    await calls[call](told);
    process.send?.({ id, status: 200 });
  } catch (error) {
    process.send?.({ id, status: error.status ?? error.statusCode ?? 500, message: String(error.message) });
  }
});
process.send?.('ready');
