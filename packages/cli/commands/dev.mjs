import { forDevelopment } from '../lib/build.mjs';
import { checkDatabase, checkDataDir, checkPort } from '../lib/checks.mjs';
import { loadDotEnv, readEnvironment } from '../lib/environment.mjs';
import { freePort } from '../lib/free-port.mjs';
import { cms, root, strapiBin } from '../lib/paths.mjs';
import { prepare } from '../lib/prepare.mjs';
import { signalGroup, spawnGroup } from '../lib/processes.mjs';
import { serverVariables } from '../lib/server.mjs';

/**
 * `npm run dev`: Vite serves the portal with hot reload on PORT, a second one the console behind it, and both pass the
 * rest on to `strapi develop`, which restarts when the CMS changes. One Ctrl-C ends all.
 * @returns {Promise<number>} 0 after Ctrl-C, else the exit code of what ended first
 */
export async function run() {
  loadDotEnv();
  const environment = readEnvironment(process.env);
  await checkPort(environment.port, environment.host);
  checkDataDir(environment.dataDir);
  await prepare(forDevelopment);
  await checkDatabase(environment.databaseUrl);

  const apiPort = await freePort();
  const consolePort = await freePort();
  const origins = {
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    CONSOLE_ORIGIN: `http://127.0.0.1:${consolePort}`,
  };
  const shared = { ...serverVariables({ ...environment, port: apiPort }, process.env), NODE_ENV: 'development' };
  const children = [
    start('cms   ', [strapiBin, 'develop', '--no-watch-admin', '--no-build-admin'], cms, shared),
    startVite('portal', environment.port, environment.host, { ...shared, ...origins }),
    startVite('admin ', consolePort, '127.0.0.1', { ...shared, ...origins }),
  ];
  console.log(
    `\n  http://localhost:${environment.port}/, /admin and /cms, as soon as all have started.  Ctrl-C ends it.\n`,
  );

  const ends = children.map((child) => new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1))));
  /** @type {Promise<number>} */
  const asked = new Promise((resolve) => {
    process.on('SIGINT', () => resolve(0)).on('SIGTERM', () => resolve(0));
  });
  const code = await Promise.race([asked, ...ends]);
  for (const child of children) signalGroup(child, 'SIGTERM');
  await Promise.all(ends);
  return code;
}

/**
 * @param {string} name the workspace, filled up with blanks
 * @param {number} port
 * @param {string} host
 * @param {NodeJS.ProcessEnv} env
 */
function startVite(name, port, host, env) {
  const args = [`${root}/node_modules/vite/bin/vite.js`, '--port', String(port), '--strictPort', '--host', host];
  return start(name, args, `${root}/${name.trim()}`, env);
}

/**
 * @param {string} name stands before each line
 * @param {string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 */
function start(name, args, cwd, env) {
  const child = spawnGroup(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) console.log(`${name} │ ${line}`);
    });
  }
  return child;
}
