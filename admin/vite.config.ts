import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// By its path: Vite leaves packages to Node, which reads no TypeScript.
import { compress, inlineColorScheme } from '../packages/vite-plugins/src/index.ts';

/** What every page runs on, in chunks of their own: admins keep them when only the console's own code has changed. */
const REACT = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|stylis|@emotion\/\w+)\//;
const REACT_ADMIN =
  /node_modules\/(ra-core|@tanstack\/[\w-]+|ra-data-simple-rest|ra-i18n-polyglot|ra-language-english)\//;

/** Lets the check-in's page be opened without a network. */
const DOOR_WORKER = 'door-worker';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), inlineColorScheme(), compress()],
  build: {
    // Laid out like the addresses, /admin/assets among them.
    outDir: 'dist/admin',
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: { index: 'index.html', [DOOR_WORKER]: 'src/resources/events/door/offline/door-worker.ts' },
      output: {
        // A worker rules the addresses beneath its own, and keeps its name.
        entryFileNames: ({ name }) => (name === DOOR_WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT },
            { name: 'react-admin', test: REACT_ADMIN },
          ],
        },
      },
    },
  },
});
