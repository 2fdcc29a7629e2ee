import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

import { checkDatabase, checkDataDir } from '../lib/checks.mjs';
import { loadDotEnv, readEnvironment } from '../lib/environment.mjs';
import { prepare } from '../lib/prepare.mjs';
import { step } from '../lib/progress.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { requireSecrets } from '../lib/secrets.mjs';
import { createAdmin } from '../lib/server-commands.mjs';

/**
 * `npm run admin:create -- --email E --name N`: makes an account that may do everything, in the portal's console and in
 * Strapi's panel. Its password is PASSWORD of the environment, else one that is drawn and shown once.
 * @param {string[]} args
 */
export async function run(args) {
  const { values } = parseArgs({ args, options: { email: { type: 'string' }, name: { type: 'string' } } });
  const { email, name } = values;
  if (!email || !name) {
    throw new Refusal('Say who it is: npm run admin:create -- --email asha@example.org --name "Asha Verma"');
  }
  loadDotEnv();
  const environment = readEnvironment(process.env);
  if (environment.production) requireSecrets(process.env);
  checkDataDir(environment.dataDir);
  await prepare();
  await checkDatabase(environment.databaseUrl);
  const given = process.env.PASSWORD;
  // Every kind of character that Strapi's panel asks for.
  const password = given || `${randomBytes(15).toString('base64url')}aA1`;
  await step('Making the accounts', () => createAdmin(environment, { email, name, password }));
  console.log(`${email} may sign in at /login for the console, and at /cms for Strapi's panel.`);
  if (!given) console.log(`The password, shown this once: ${password}`);
  return 0;
}
