/*
 * Loads the built server once, without serving, on an empty database: it fills itself with the demo. Then makes the
 * pool of accounts that tests use, and writes down who they are. The environment is the server's, and `POOL` says what
 * to make. It tells its parent when it is done.
 */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The password of all accounts of the pool: one that no list knows. */
const PASSWORD = 'Kestrel-over-9-fields';
/** Names of the pool come last in any list of people, and none is the beginning of another. */
const FIRST_NAME = 'Zubin';
/**
 * @param {string} role
 * @param {number} serial
 */
const nameOf = (role, serial) => `${FIRST_NAME} ${role} ${String(serial).padStart(4, '0')}`;
/**
 * @param {string} role
 * @param {number} serial
 */
const emailOf = (role, serial) => `pool.${role}.${serial}@example.org`;
/** Accounts of one transaction, and of one statement. */
const BATCH = 200;
/** A row without what the database gives it. @param {{ id: number }} row */
const copyOf = ({ id: _id, ...row }) => row;
/** A document's id, of the shape that Strapi makes. */
const newDocumentId = () =>
  Array.from(randomBytes(24), (byte) => 'abcdefghijklmnopqrstuvwxyz012345'.charAt(byte % 32)).join('');

const cms = process.cwd();
const require = createRequire(join(cms, 'package.json'));
const app = await require('@strapi/strapi')
  .createStrapi({ appDir: cms, distDir: join(cms, 'dist') })
  .load();
/** @param {string} name */
const built = (name) => require(join(cms, 'dist/src', name));
const { createAccount } = built('platform/accounts/create-account');
const { hashPassword } = built('platform/accounts/passwords');
const { startSession } = built('platform/accounts/sessions');
const { findCredentials } = built('platform/accounts/find-credentials');
const { hashToken, newToken } = built('platform/accounts/token');
const { indexPeople } = built('api/profile/directory/directory-index');

const { file, sizes } = JSON.parse(process.env.POOL ?? '{}');
/** As long as a session can last: a snapshot is used for days. @param {number} userId */
const signIn = async (userId) => (await startSession(app, { userId, remember: true, userAgent: 'Snapshot' })).token;

/** @type {Record<string, { token: string }>} */
const demo = {};
for (const role of Object.keys(sizes)) {
  const { id } = await findCredentials(app.db.connection, { email: `${role}@example.com` });
  demo[role] = { token: await signIn(id) };
}

const passwordHash = await hashPassword(app, PASSWORD);
// They have long been there, so that lists of the newest begin with whom a test has made.
const longAgo = new Date(Date.UTC(2021, 5, 15, 8, 30));
/** @type {any[]} */
const accounts = [];
for (const [role, count] of Object.entries(sizes)) {
  const model = { name: nameOf(role, 0), email: emailOf(role, 0) };
  const userId = await createAccount(app, { ...model, role, passwordHash, isVerified: true, isTrusted: true });
  await signIn(userId);
  const database = app.db.connection;
  const user = await database('up_users').where({ id: userId }).first();
  const profile = await database('profiles').where({ user_id: userId }).first();
  const session = await database('sessions').where({ user_id: userId }).first();
  await database('sessions').where({ user_id: userId }).delete();
  await database('profiles').where({ user_id: userId }).delete();
  await database('up_users').where({ id: userId }).delete();
  for (let begun = 0; begun < count; begun += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - begun) }, (_, index) => ({
      email: emailOf(role, begun + index),
      name: nameOf(role, begun + index),
      password: PASSWORD,
      role,
      userId: newDocumentId(),
      profileId: newDocumentId(),
      token: newToken(),
    }));
    await app.db.transaction(async (/** @type {any} */ { trx }) => {
      const since = { created_at: longAgo };
      const copies = await trx('up_users')
        .insert(
          batch.map(({ email, userId: id }) => ({
            ...copyOf(user),
            ...since,
            document_id: id,
            username: email,
            email,
          })),
        )
        .returning(['id', 'email']);
      const ids = new Map(copies.map((/** @type {any} */ { id, email }) => [email, id]));
      const profiles = await trx('profiles')
        .insert(
          batch.map(({ email, name, profileId: id }) => ({
            ...copyOf(profile),
            ...since,
            document_id: id,
            user_id: ids.get(email),
            name,
          })),
        )
        .returning('id');
      await trx('sessions').insert(
        batch.map(({ email, token }) => ({
          ...copyOf(session),
          document_id: newDocumentId(),
          user_id: ids.get(email),
          token_hash: hashToken(token),
        })),
      );
      await indexPeople(
        app,
        profiles.map((/** @type {any} */ { id }) => id),
      );
    });
    accounts.push(...batch);
  }
}
writeFileSync(file, JSON.stringify({ demo, accounts }));
await app.destroy();
process.send?.('done', () => process.exit(0));
