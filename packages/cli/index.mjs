/** What tests, journeys, benches and breaks use of the commands' machinery. */
export { everything, packagesOnly } from './lib/build.mjs';
export { madeType } from './lib/extended-app.mjs';
export { startDevelopment } from './lib/develop.mjs';
export { freePort } from './lib/free-port.mjs';
export { cms, root, testOutput } from './lib/paths.mjs';
export { startPostgres } from './lib/postgres.mjs';
export { prepare } from './lib/prepare.mjs';
export { endChildrenOnSignal, run } from './lib/processes.mjs';
export { Refusal } from './lib/refusal.mjs';
export { launchServer, serverVariables, startServer } from './lib/server.mjs';
export { backUp, restore, seedPeople } from './lib/server-commands.mjs';
export { startDemoServer, startTestServer } from './lib/snapshot/demo-server.mjs';
export { demoSession, takeFromPool } from './lib/snapshot/pool.mjs';
export { copyDemo, DEMO_DATABASE, startDemoPostgres } from './lib/snapshot/snapshot.mjs';
export { extendedApp } from './lib/sponsor-app.mjs';
export { readReport } from './lib/suites/suite.mjs';
/** @typedef {import('./lib/snapshot/pool.mjs').PoolAccount} PoolAccount */
