import { prepare } from '../lib/prepare.mjs';

/** `npm run build`: installs and builds what is stale, and serves nothing. */
export async function run() {
  await prepare();
  console.log('Everything is built.');
  return 0;
}
