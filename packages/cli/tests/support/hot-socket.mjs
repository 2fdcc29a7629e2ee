import { request } from 'node:http';

/**
 * Opens the socket by which Vite tells a page what has changed.
 * @param {string} origin
 * @param {string} base of the app, such as `/admin/`
 * @returns {Promise<{ heard: () => string, close: () => void }>} `heard`: all that was said so far
 */
export async function openHotSocket(origin, base) {
  const client = await (await fetch(`${origin}${base}@vite/client`)).text();
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? [];
  const headers = {
    ...{ Connection: 'Upgrade', Upgrade: 'websocket', Origin: origin },
    ...{ 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version': '13' },
    'Sec-WebSocket-Protocol': 'vite-hmr',
  };
  let words = '';
  return new Promise((resolve, reject) => {
    request(`${origin}${base}?token=${token}`, { headers })
      .on('upgrade', (_answer, socket) => {
        socket.on('data', (bytes) => (words += bytes.toString('utf8')));
        resolve({ heard: () => words, close: () => socket.destroy() });
      })
      .on('response', ({ statusCode }) => reject(new Error(`No socket at ${base}: ${statusCode}`)))
      .on('error', reject)
      .end();
  });
}
