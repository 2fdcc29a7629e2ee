import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// By its path: Vite leaves packages to Node, which reads no TypeScript.
import { compress, inlineColorScheme } from '../packages/vite-plugins/src/index.ts';

/** Where the API answers while developing. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:1337';
/** Where the console is served while developing; it passes on to the API what is not its own. */
const consoleOrigin = process.env.CONSOLE_ORIGIN ?? apiOrigin;

/**
 * What every page runs on, in one chunk: it compresses better together, and visitors keep it when only the portal's own
 * code has changed.
 */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr|stylis|@emotion\/\w+|@mui\/(system|styled-engine))\//;

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [react(), inlineColorScheme(), compress()],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        target: 'es2022',
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] } } },
      },
  // The server bundle carries all it needs: the process that loads it has another React (design §2).
  ssr: { noExternal: true },
  // Vite leaves NODE_ENV alone on the server; fixed, only one of React's two builds is bundled.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify(mode) } : {},
  server: {
    proxy: {
      ...Object.fromEntries(['/api', '/cms', '/uploads'].map((path) => [path, apiOrigin])),
      '/admin': { target: consoleOrigin, ws: true },
    },
  },
}));
