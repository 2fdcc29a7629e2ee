import { connect } from 'node:net';

const OK = 'HTTP/1.1 200';

/**
 * Sends one request again and again over some connections, and counts the answers. It is faster than what it measures:
 * it knows how long the answer is, and counts bytes where another client would read them.
 * @param {{ url: string, headers: Record<string, string>, connections: number, seconds: number }} load
 * @returns {Promise<number>} answers per second
 * @throws Error when any answer was another one than the first, or no 200: fast refusals are no speed
 */
export async function countAnswers({ url, headers, connections, seconds }) {
  const { hostname, port, pathname, search, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const length = await lengthOf({ hostname, port: Number(port), request, url });
  let answers = 0;
  const end = Date.now() + seconds * 1000;
  const begun = performance.now();
  const one = () =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let missing = length;
      socket.on('connect', () => socket.write(request));
      socket.on('data', (chunk) => {
        if (missing === length && chunk.toString('latin1', 0, OK.length) !== OK) {
          socket.destroy(new Error(`${url} answered ${chunk.toString('latin1', 0, 60)}`));
          return;
        }
        missing -= chunk.length;
        if (missing > 0) return;
        if (missing < 0) {
          socket.destroy(new Error(`${url} does not answer alike each time.`));
          return;
        }
        answers += 1;
        missing = length;
        if (Date.now() < end) socket.write(request);
        else socket.end();
      });
      socket.on('error', reject).on('close', resolve);
    });
  await Promise.all(Array.from({ length: connections }, one));
  return answers / ((performance.now() - begun) / 1000);
}

/**
 * Bytes of an answer, head and body.
 * @param {{ hostname: string, port: number, request: Buffer, url: string }} wanted
 * @returns {Promise<number>}
 */
function lengthOf({ hostname, port, request, url }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port });
    let text = '';
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head === -1) return;
      const [, body] = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head)) ?? [];
      socket.destroy();
      if (body === undefined) reject(new Error(`${url} does not say how long its answer is:\n${text.slice(0, head)}`));
      else resolve(head + 4 + Number(body));
    });
    socket.on('error', reject);
  });
}
