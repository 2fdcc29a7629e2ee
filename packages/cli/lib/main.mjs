import { Refusal } from './refusal.mjs';

/** @type {Record<string, () => Promise<{ run: (args: string[]) => Promise<number> }>>} */
const commands = {
  start: () => import('../commands/start.mjs'),
  dev: () => import('../commands/dev.mjs'),
  build: () => import('../commands/build.mjs'),
  generate: () => import('../commands/generate.mjs'),
  typecheck: () => import('../commands/typecheck.mjs'),
  test: () => import('../commands/test.mjs'),
  bench: () => import('../commands/bench.mjs'),
  seed: () => import('../commands/seed.mjs'),
  backup: () => import('../commands/backup.mjs'),
  restore: () => import('../commands/restore.mjs'),
  carry: () => import('../commands/carry.mjs'),
  take: () => import('../commands/take.mjs'),
  'admin:create': () => import('../commands/create-admin.mjs'),
  lighthouse: () => import('../commands/lighthouse.mjs'),
  screenshots: () => import('../commands/screenshots.mjs'),
};

/**
 * Runs the command that the first word names and ends the process with its exit code.
 * @param {string[]} words what was typed after `cli.mjs`
 */
export async function main([name = '', ...args]) {
  try {
    const load = commands[name];
    if (!load) throw new Refusal(`There is no command "${name}": choose one of ${Object.keys(commands).join(', ')}.`);
    const command = await load();
    process.exit(await command.run(args));
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
