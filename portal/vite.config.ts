import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// By its path: Vite leaves packages to Node, which reads no TypeScript.
import { compress, inlineColorScheme } from '../packages/vite-plugins/src/index.ts';

/**
 * Libraries that every page runs on, in one chunk: they compress better together, and visitors keep them when only the
 * portal's own code has changed.
 */
const FRAMEWORK = { name: 'framework', test: /node_modules/, tags: ['$initial' as const] };
/** What of the portal itself every page runs on: one chunk again, instead of a handful of crumbs. */
const APP = { name: 'app', tags: ['$initial' as const] };
/** What stands at the head of every page and in its tags: crumbs otherwise, which compress badly one by one. */
const HEADS = { name: 'heads', test: /components\/(?:PageHead|PageHeader|PrivateHead|JsonLd)\.tsx$/ };

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
        rolldownOptions: { output: { codeSplitting: { groups: [FRAMEWORK, APP, HEADS] } } },
      },
  // The server bundle carries all it needs: the process that loads it has another React (design §2).
  ssr: { noExternal: true },
  // Vite leaves NODE_ENV alone on the server; fixed, only one of React's two builds is bundled.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify(mode) } : {},
}));
