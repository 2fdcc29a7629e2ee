import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Manifest, ManifestChunk } from 'vite';

import { GLANCE_SCRIPT } from '../components/lazy/glance';
import { PAGE_DATA_ID, scriptSafeJson, type PageData } from '../lib/pageData';
import { START_SCRIPT } from './startScript';

interface DocumentParts {
  /** The source files that the first screen runs on, whose chunks are fetched along with the entry. */
  files: string[];
  /** What React rendered: tags for the head first, then the content. */
  body: string;
  /** The style elements that the content needs. */
  styles: string;
  pageData: PageData;
}

/** Where the content begins in what React rendered; before it stand title, description and the like. */
const CONTENT_START = '<div data-page';

/** Fonts that each page needs; the rest of the letters is fetched where one of them is met. */
const CORE_FONT = /-core-[^/]*\.woff2$/;
const preloadFont = (file: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;

function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The browser build has no ${name}; build the portal again`);
  return chunk;
}

/** A chunk's file and those that it imports, each once. */
function chunkFiles(manifest: Manifest, chunk: ManifestChunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  chunk.imports?.forEach((imported) => chunkFiles(manifest, chunkOf(manifest, imported), found));
  return found;
}

/**
 * Reads the browser build's page and manifest once, and answers a function that fills a rendered page into it.
 * @param clientDir the built browser files
 * @throws when the build is missing or lacks a page's chunk
 */
export async function readDocument(clientDir: string): Promise<(parts: DocumentParts) => string> {
  const template = await readFile(join(clientDir, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The browser build has no entry; build the portal again');

  // The few rules of the one stylesheet travel in the page: one request less before the first paint.
  const css = await Promise.all((entry.css ?? []).map((file) => readFile(join(clientDir, file), 'utf8')));
  // What fetches the entry, and what it imports, is added to each page along with what that page needs.
  const bare = template.replace(
    /\s*(?:<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script type="module".*?<\/script>)/g,
    '',
  );
  const [start = '', afterHead = ''] = bare.split('<!--page-head-->');
  const [afterStyles = '', afterBody = ''] = afterHead.split('<!--page-body-->');
  const [beforeData = '', end = ''] = afterBody.split('<!--page-data-->');
  const fonts = (entry.assets ?? []).filter((file) => CORE_FONT.test(file)).map(preloadFont);
  const common = `<script>${GLANCE_SCRIPT}</script>${fonts.join('')}<style>${css.join('')}</style>`;

  return ({ files, body, styles, pageData }) => {
    const contentAt = body.indexOf(CONTENT_START);
    const head = body.slice(0, contentAt);
    const content = body.slice(contentAt);
    const chunks = chunkFiles(manifest, entry);
    files.forEach((file) => chunkFiles(manifest, chunkOf(manifest, file), chunks));
    const scripts = [...chunks].map((file) => `/${file}`).join(' ');
    const starter = `<script data-scripts="${scripts}">${START_SCRIPT}</script>`;
    const data = `<script type="application/json" id="${PAGE_DATA_ID}">${scriptSafeJson(pageData)}</script>`;
    return [start, head, common, styles, afterStyles, content, beforeData, data, starter, end].join('');
  };
}
