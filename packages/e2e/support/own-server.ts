/** A running server: its address, and the folder of its mails and accounts. */
interface TestServer {
  url: string;
  dataDir: string;
}

/** Where the workers find the servers, as JSON: a worker gets nothing from the global setup but its environment. */
const VARIABLE = 'E2E_SERVERS';

/** Tells the workers, which start later, of their servers. */
export function announceServers(servers: readonly TestServer[]): void {
  process.env[VARIABLE] = JSON.stringify(servers.map(({ url, dataDir }) => ({ url, dataDir })));
}

/** The server that this worker's tests have for themselves. Workers of one index never run at the same time. */
export function ownServer(): TestServer {
  const servers = JSON.parse(process.env[VARIABLE] ?? '[]') as TestServer[];
  const server = servers[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!server) throw new Error('This worker has no server.');
  return server;
}
