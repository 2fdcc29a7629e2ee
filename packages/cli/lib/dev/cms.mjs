import { join } from 'node:path';

import { cms } from '../paths.mjs';
import { compile, outputOf, serverSources } from './compile.mjs';
import { keepRunning, say } from './part.mjs';
import { tidySchemas } from './tidy.mjs';
import { checkTypesOf } from './types.mjs';

const NAME = 'cms';

/**
 * The CMS of `npm run dev`: starts anew at each change. Types are checked once it serves, and said in a line, so that a
 * mistake in them holds nobody up.
 * @param {{ env: NodeJS.ProcessEnv, address: string }} options `address`: scheme and host of everything
 */
export function keepCms({ env, address }) {
  /** @type {readonly string[]} */
  let pluginNames = [];
  const types = checkTypesOf('cms', (words) => say(NAME, words));
  const part = keepRunning({
    name: NAME,
    args: ['--enable-source-maps', join(import.meta.dirname, 'serve-cms.mjs'), address],
    cwd: cms,
    env,
    files: serverSources,
    takesChanges: false,
    ready: async (changed) => {
      types.cancel();
      if (changed) await tidySchemas(changed, outputOf);
      await compile(changed);
    },
    onMessage: (message) => {
      if (!message.serves) return;
      ({ pluginNames } = message);
      say(NAME, `✓ serves the panel at ${address}/cms`);
      types.start();
    },
  });
  const stop = () => {
    types.cancel();
    return part.stop();
  };
  return { ...part, stop, pluginNames: () => pluginNames };
}
