import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

/*
 * A Node server that does nothing but answer: the limit of whatever is written in Node. Forked with the answer as its
 * first message, it sends its address back.
 */

/**
 * Starts a server that answers the same bytes as an address does.
 * @param {{ url: string, headers?: Record<string, string> }} candidate
 * @param {Record<string, string>} headers sent along
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startBare({ url, headers: own }, headers) {
  const answer = await fetch(url, { headers: { ...headers, ...own, 'accept-encoding': 'identity' } });
  const body = await answer.text();
  const child = fork(fileURLToPath(import.meta.url), ['serve']);
  const bare = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The bare server did not start.')));
    child.send({ type: answer.headers.get('content-type'), body });
  });
  return { url: String(bare), stop: () => void child.kill() };
}

if (process.argv[2] === 'serve') {
  process.once('message', (/** @type {{ type: string, body: string }} */ { type, body }) => {
    const bytes = Buffer.from(body);
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
      response.end(bytes);
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      process.send?.(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
    });
  });
}
