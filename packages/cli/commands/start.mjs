import { checkDatabase, checkDataDir, checkPort } from '../lib/checks.mjs';
import { loadDotEnv, readEnvironment } from '../lib/environment.mjs';
import { prepare } from '../lib/prepare.mjs';
import { step } from '../lib/progress.mjs';
import { requireSecrets } from '../lib/secrets.mjs';
import { launchServer } from '../lib/server.mjs';
import { welcome } from '../lib/welcome.mjs';

/**
 * `npm start`: from a fresh clone to a site that serves (design §9). What can be refused is refused before the
 * minutes of a first build.
 * @returns {Promise<number>} the server's exit code; 0 after Ctrl-C or SIGTERM
 */
export async function run() {
  loadDotEnv();
  const environment = readEnvironment(process.env);
  if (environment.production) requireSecrets(process.env);
  await checkPort(environment.port, environment.host);
  checkDataDir(environment.dataDir);

  await prepare();
  await checkDatabase(environment.databaseUrl);

  const asked = stopAsked();
  const server = launchServer(environment, { onOutput: (text) => process.stdout.write(text) });
  const ready = await step('Starting the server', () =>
    Promise.race([server.ready.then(() => true), asked.then(() => false)]),
  );
  if (ready) {
    console.log(welcome(environment));
    const crash = await Promise.race([server.exited, asked.then(() => undefined)]);
    if (crash) {
      console.error(`The server ended by itself (${crash.signal ?? `exit code ${crash.code}`}).`);
      return crash.code ?? 1;
    }
  }
  console.log('\nStopping …');
  const end = await server.stop();
  if (end.signal === 'SIGKILL') console.error('The server did not end in time and was killed.');
  return end.signal === 'SIGKILL' ? 1 : (end.code ?? 0);
}

/** @returns {Promise<void>} fulfilled at the first Ctrl-C or SIGTERM */
function stopAsked() {
  return new Promise((resolve) => {
    process.on('SIGINT', () => resolve()).on('SIGTERM', () => resolve());
  });
}
