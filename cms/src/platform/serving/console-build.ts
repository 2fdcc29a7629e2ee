import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { serveBuiltFiles, type ServeFile } from './built-files';

/** The console as its build left it. */
export interface ConsoleBuild {
  /** The one document of all its addresses. */
  html: string;
  serveFile: ServeFile;
  /** Sources of the document's inline scripts, as a Content-Security-Policy names them. */
  scriptHashes: readonly string[];
}

const INLINE_SCRIPT = /<script>([^<]*)<\/script>/g;

let loaded: ConsoleBuild | null = null;

/** Reads the console's build from the neighbouring project. Without one its addresses lead to the sign-in, as ever. */
export function loadConsole(strapi: Core.Strapi): void {
  const directory = path.resolve(strapi.dirs.app.root, '../admin/dist');
  const document = path.join(directory, 'admin/index.html');
  if (!existsSync(document)) {
    strapi.log.warn(`The console is not built (${document} is missing).`);
    return;
  }
  const html = readFileSync(document, 'utf8');
  const scriptHashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
  loaded = { html, serveFile: serveBuiltFiles(directory), scriptHashes };
}

/** The console, or null where it is not built or not loaded yet. */
export function consoleBuild(): ConsoleBuild | null {
  return loaded;
}
