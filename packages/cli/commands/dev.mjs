import { forDevelopment } from '../lib/build.mjs';
import { checkDatabase, checkDataDir, checkPort } from '../lib/checks.mjs';
import { keepCms } from '../lib/dev/cms.mjs';
import { createGateway } from '../lib/dev/gateway.mjs';
import { keepRunning } from '../lib/dev/part.mjs';
import { loadDotEnv, readEnvironment } from '../lib/environment.mjs';
import { freePort } from '../lib/free-port.mjs';
import { root } from '../lib/paths.mjs';
import { prepare } from '../lib/prepare.mjs';
import { serverVariables } from '../lib/server.mjs';

/**
 * `npm run dev`: one address for all. Behind it, a Vite each serves portal and console with hot reload, and the CMS
 * starts anew when it changes. One Ctrl-C ends all.
 * @returns {Promise<number>} 0, after Ctrl-C
 */
export async function run() {
  loadDotEnv();
  const environment = readEnvironment(process.env);
  const { port, host } = environment;
  await checkPort(port, host);
  checkDataDir(environment.dataDir);
  await prepare(forDevelopment);
  await checkDatabase(environment.databaseUrl);

  const ports = { portal: await freePort(), console: await freePort(), cms: await freePort() };
  const variables = serverVariables({ ...environment, host: '127.0.0.1', port: ports.cms }, process.env);
  const env = { ...variables, NODE_ENV: 'development' };
  const address = `http://localhost:${port}`;
  const cms = keepCms({ env, address });
  const portal = keepVite('portal', ports.portal, env);
  const console_ = keepVite('admin', ports.console, env);
  const gateway = createGateway({
    backends: {
      cms: { ...cms, port: ports.cms },
      portal: { ...portal, port: ports.portal },
      console: { ...console_, port: ports.console },
    },
    pluginNames: cms.pluginNames,
  });
  await new Promise((resolve) => gateway.listen(port, host, () => resolve(undefined)));
  console.log(`\n  ${address}/, /admin and /cms; the first answer waits for the start.  Ctrl-C ends it.\n`);

  await new Promise((resolve) => void process.on('SIGINT', resolve).on('SIGTERM', resolve));
  gateway.close();
  gateway.closeAllConnections();
  await Promise.all([cms, portal, console_].map(({ stop }) => stop()));
  return 0;
}

/**
 * @param {string} workspace
 * @param {number} port
 * @param {NodeJS.ProcessEnv} env
 */
function keepVite(workspace, port, env) {
  const folder = `${root}/${workspace}`;
  const args = [`${root}/node_modules/vite/bin/vite.js`, '--port', String(port), '--strictPort', '--host', '127.0.0.1'];
  return keepRunning({ name: workspace, args, cwd: folder, env, files: [folder] });
}
