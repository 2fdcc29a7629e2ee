import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Core } from '@strapi/strapi';
import type { CreateRenderer, PortalRenderer } from 'contracts';

import { serveBuiltFiles, type ServeFile } from './built-files';

/** The portal as its build left it. */
export interface PortalBuild {
  renderer: PortalRenderer;
  serveFile: ServeFile;
}

let loaded: PortalBuild | null = null;

/**
 * Loads the portal's build from the neighbouring project. Without one the server still serves the API and the panel,
 * as it does in development, and says so once.
 */
export async function loadPortal(strapi: Core.Strapi): Promise<void> {
  const dist = path.resolve(strapi.dirs.app.root, '../portal/dist');
  const entry = path.join(dist, 'server/entry-server.js');
  if (!existsSync(entry)) {
    strapi.log.warn(`The portal is not built (${entry} is missing): only the API and the panel are served.`);
    return;
  }
  const { createRenderer } = (await import(entry)) as { createRenderer: CreateRenderer };
  const clientDir = path.join(dist, 'client');
  loaded = { renderer: await createRenderer(clientDir), serveFile: serveBuiltFiles(clientDir) };
}

/** The portal, or null where it is not built or not loaded yet. */
export function portalBuild(): PortalBuild | null {
  return loaded;
}
