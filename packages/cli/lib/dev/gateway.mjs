import { readdirSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { root } from '../paths.mjs';
import { whoServes } from './addresses.mjs';

/** How often somebody who starts is knocked at, in milliseconds. */
const KNOCK_MS = 100;

/** @typedef {import('node:http').IncomingMessage} Request */
/**
 * A server behind the gateway.
 * @typedef {object} Backend
 * @property {number} port on this machine
 * @property {() => string | undefined} fault why it is down; undefined while it serves or starts
 */

/**
 * The one address of `npm run dev`: hands each request to whom it concerns. One that comes while its server starts waits
 * for it; one for a server that is down gets 503 and the reason.
 * @param {{ backends: Record<import('./addresses.mjs').Server, Backend>, pluginNames: () => readonly string[] }} options
 * @returns {import('node:http').Server} which does not listen yet
 */
export function createGateway({ backends, pluginNames }) {
  const portalFiles = readdirSync(join(root, 'portal/public'));
  /**
   * @param {Request} asked
   * @param {boolean} [upgrades]
   */
  const backendOf = ({ method = '', url = '', headers: { accept } }, upgrades) =>
    backends[whoServes({ method, url, accept, upgrades }, { pluginNames: pluginNames(), portalFiles })];

  const gateway = createServer(async (asked, answer) => {
    const backend = backendOf(asked);
    const fault = await untilReachable(backend);
    if (fault !== undefined) {
      answer.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '1' }).end(`${fault}\n`);
      return;
    }
    const passed = passOn(asked, backend, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.rawHeaders);
      found.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.once('close', () => passed.destroy());
    asked.pipe(passed);
  });
  gateway.on('upgrade', async (asked, socket) => {
    socket.on('error', () => socket.destroy());
    const backend = backendOf(asked, true);
    if ((await untilReachable(backend)) !== undefined) return void socket.destroy();
    passOn(asked, backend)
      .on('upgrade', (found, other) => {
        other.on('error', () => other.destroy()).once('close', () => socket.destroy());
        socket.once('close', () => other.destroy());
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headerLines(found.rawHeaders)}\r\n`);
        socket.pipe(other).pipe(socket);
      })
      .on('response', () => socket.destroy())
      .on('error', () => socket.destroy())
      .end();
  });
  return gateway;
}

/**
 * @param {Request} asked with its headers as they came: links and the check of origins read the Host
 * @param {Backend} backend
 * @param {(found: Request) => void} [onAnswer]
 */
function passOn({ method, url, rawHeaders }, { port }, onAnswer) {
  // Vite knows the console by its folder's address alone.
  const path = url?.replace(/^\/admin(?=\?|$)/, '/admin/');
  return request({ host: '127.0.0.1', port, method, path, headers: rawHeaders, agent: false }, onAnswer);
}

/**
 * @param {Backend} backend
 * @returns {Promise<string | undefined>} why it is down, if it is
 */
async function untilReachable({ port, fault }) {
  while (!(await listens(port))) {
    const reason = fault();
    if (reason !== undefined) return reason;
    await wait(KNOCK_MS);
  }
  return undefined;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function listens(port) {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    probe.once('connect', () => probe.destroy());
  });
}

/** @param {readonly string[]} raw names and values in turn */
function headerLines(raw) {
  return raw.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n')).join('');
}
