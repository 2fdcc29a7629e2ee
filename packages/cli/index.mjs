/** What tests, journeys and benches use of the commands' machinery. */
export { freePort } from './lib/free-port.mjs';
export { cms, root, testOutput } from './lib/paths.mjs';
export { startPostgres } from './lib/postgres.mjs';
export { seedPeople } from './lib/seed.mjs';
export { launchServer, serverVariables, startServer } from './lib/server.mjs';
