import { join } from 'node:path';

import { buildStale, everything, isFresh, ofCms } from './build.mjs';
import { installCms, installTools, isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { cms, root } from './paths.mjs';
import { endChildrenOnSignal } from './processes.mjs';

/**
 * Brings the checkout to the state in which things can run: installed, and built as far as asked.
 * Two starts at once share the work: the second waits for the first. With nothing to do, nothing is written, so that
 * a checkout that cannot be written still starts.
 * @param {typeof everything} [artifacts]
 * @param {() => void} [onTools] is called when all is there that the CMS's packages are not needed for, before those are
 * installed and what they build is built; not where there is nothing to do
 */
export async function prepare(artifacts = everything, onTools = () => {}) {
  if (isInstalled(root) && isInstalled(cms) && isFresh(artifacts)) return;
  const releaseSignals = endChildrenOnSignal();
  try {
    await withLock(
      join(root, '.prepare.lock'),
      async () => {
        const ofTools = artifacts.filter((artifact) => !ofCms.includes(artifact));
        // The CMS's packages take minutes, most of them by one core; what does not need them is built meanwhile.
        const tools = installTools()
          .then(() => buildStale(ofTools))
          .then(onTools);
        const sides = await Promise.allSettled([installCms(), tools]);
        for (const side of sides) if (side.status === 'rejected') throw side.reason;
        await buildStale(artifacts);
      },
      () => console.log('· Another start is installing or building in this checkout; waiting for it …'),
    );
  } finally {
    releaseSignals();
  }
}
