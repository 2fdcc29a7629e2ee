/*
 * The one entry of every command: `node packages/cli/cli.mjs start`. Written so that a Node far too old for the
 * product can still read it and say so; whatever needs more is loaded after the check.
 */
import { nodeRefusal } from './lib/node-version.mjs';

const refusal = nodeRefusal(process.versions.node);
if (refusal) {
  console.error(refusal);
  process.exit(1);
} else {
  import('./lib/main.mjs').then(({ main }) => main(process.argv.slice(2)));
}
