import { root } from '../paths.mjs';
import { signalGroup, spawnGroup } from '../processes.mjs';
import { typeCheck } from '../type-checks.mjs';

/** How the compiler says a mistake. */
const MISTAKE = /^.*: error TS\d+: .*$/gm;

/**
 * Checks the types of a project beside the work on it, one check at a time, and says the outcome.
 * @param {string} project from the root
 * @param {(words: string) => void} say
 */
export function checkTypesOf(project, say) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
  const cancel = () => {
    if (running) signalGroup(running, 'SIGTERM');
    running = undefined;
  };
  const start = () => {
    cancel();
    const child = spawnGroup(process.execPath, typeCheck([project]), {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    running = child;
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('close', () => {
      if (running !== child) return;
      running = undefined;
      const mistakes = output.match(MISTAKE) ?? [];
      const words =
        mistakes.length > 0 ? `✗ ${mistakes.length} × wrong types, first ${mistakes[0]}` : '✓ types are right';
      say(words);
    });
  };
  return { start, cancel };
}
