import { rmSync } from 'node:fs';

import { copyCheckout } from './checkout-copy.mjs';
import { runCommand } from './command.mjs';
import { freePort } from './free-port.mjs';
import { CHEAP } from './snapshot/cheap.mjs';
import { copyDemo } from './snapshot/snapshot.mjs';

/**
 * `npm run dev` as a developer has it, for tests: in a copy of the checkout, on a copy of the filled demo.
 * @returns {Promise<Development>}
 */
export async function startDevelopment() {
  const folder = copyCheckout();
  const dataDir = await copyDemo('sqlite');
  const port = await freePort();
  const command = runCommand({ ...CHEAP, PORT: String(port), DATA_DIR: dataDir }, { args: ['dev'], checkout: folder });
  const { output, says } = command;
  const end = () => {
    command.signal('SIGINT');
    return command.exitCode;
  };
  const remove = () => {
    for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
  };
  await says('Ctrl-C ends it.');
  return { url: `http://127.0.0.1:${port}`, folder, dataDir, output, end, remove };
}

/**
 * @typedef {object} Development
 * @property {string} url of everything
 * @property {string} folder of the copied checkout
 * @property {string} dataDir
 * @property {() => string} output what it has said so far
 * @property {() => Promise<number | null>} end as Ctrl-C does; its exit code
 * @property {() => void} remove takes the copies away
 */
