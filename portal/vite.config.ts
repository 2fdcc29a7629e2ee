import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// By its path: Vite leaves packages to Node, which reads no TypeScript.
import { compress, inlineColorScheme } from '../packages/vite-plugins/src/index.ts';
import { missingIn } from './src/app/light/missing.ts';

/**
 * Libraries that every page runs on, in one chunk: they compress better together, and visitors keep them when only the
 * portal's own code has changed.
 */
const FRAMEWORK = { name: 'framework', test: /node_modules/, tags: ['$initial' as const] };
/** What of the portal itself every page runs on: one chunk again, instead of a handful of crumbs. */
const APP = { name: 'app', tags: ['$initial' as const] };
/** What stands at the head of every page and in its tags: crumbs otherwise, which compress badly one by one. */
const HEADS = { name: 'heads', test: /components\/(?:PageHead|PageHeader|PrivateHead|JsonLd)\.tsx$/ };

/** What reads days and times: pages that show one mostly show another. */
const CLOCK = { name: 'clock', test: /contracts\/\w+\/(?:clock|dates|days)\.[jt]s$|lib\/useNow\.ts$/ };
/** What choices beside a list are made of. */
const CHOICES = { name: 'choices', test: /components\/(?:FilterForm|form\/(?:Field|SelectField|fieldStyles))\.tsx?$/ };
/** What sections of a page are set in: crumbs otherwise. */
const SECTIONS = {
  name: 'sections',
  test: /(?:components\/(?:SectionFrame|lineFilling|RegisterNow)|lib\/afterLoad)\.tsx?$|icons-material\/ArrowOutward\.m?js$/,
};
/** The frame of a page about one thing, and the way back from it, also where there is nothing. */
const ARTICLE = {
  name: 'article',
  test: /\/(?:ArticleFrame|detailColumns|pictureFrame|breadcrumbData|useFailureToast|useRedirect)\.tsx?$|icons-material\/ArrowBack\.m?js$/,
};

/** What is said of an event in words and to search engines: crumbs otherwise. */
const EVENT = { name: 'event', test: /features\/events\/(?:eventData|registration\/seatsInWords)\.ts$/ };

/** The product's drawing, and whether it may move: crumbs otherwise, for whatever a page begins with. */
const DRAWING = {
  name: 'drawing',
  test: /components\/Constellation\.tsx$|\/constellation\.[jt]s$|\/useReducedMotion\.ts$/,
};

/** What several pages share. */
const SHARED = [HEADS, CLOCK, CHOICES, SECTIONS, ARTICLE, EVENT];

const fileOf = (path: string) => fileURLToPath(new URL(`src/app/light/${path}`, import.meta.url));

/** What stands in for a library where a file of a kind imports it. */
const STAND_INS = [
  { name: '@mui/material/styles', importer: /\/(?:portal|packages\/ui)\/src\//, file: fileOf('styled.ts') },
  { name: 'react-router-dom', importer: /\/portal\/src\/(?!app\/light\/)/, file: fileOf('router.tsx') },
  { name: './utils/createSvgIcon.mjs', importer: /\/@mui\/icons-material\//, file: fileOf('createSvgIcon.tsx') },
  { name: '@emotion/is-prop-valid', importer: /\/@emotion\/styled\//, file: fileOf('isPropValid.ts') },
  { name: 'use-sync-external-store/shim', importer: /\/swr\//, file: fileOf('syncExternalStore.ts') },
];

/** How Vite wraps what is imported later, to fetch style sheets along with it. */
const WRAPPED_IMPORT =
  /__vitePreload\((?:\(\) => |async \(\) => \{\s*const \{[^}]*\} = await )(import\([^)]*\)(?:\.then\(\(\w+\) => [\w$.]+\))?)(?:;\s*return \{[^}]*\};\s*\})?, __VITE_PRELOAD__\)/g;

/** What draws with the stand-ins. */
const OURS = /\/(?:portal|packages\/ui)\/src\/(?!.*\.test\.).*\.tsx?$/;

/**
 * Leaves away what a page's first load would carry for nothing (docs/adr/0008): the machinery of MUI's theme, which only
 * MUI's own components run on, and what React Router has for its data router. The types are the libraries' own.
 */
function light(): Plugin {
  return {
    name: 'light',
    enforce: 'pre',
    resolveId(source, importer = '') {
      return STAND_INS.find((one) => one.name === source && one.importer.test(importer))?.file;
    },
    transform(code, id) {
      // With one style sheet for all there is nothing to fetch along with a chunk.
      if (id.includes('vite/preload-helper')) return 'export const __vitePreload = (load) => load();';
      const missing = OURS.test(id) && !id.includes('/light/') ? missingIn(code) : [];
      if (missing.length > 0) {
        this.error(`The light stand-ins of docs/adr/0008-a-light-first-load.md do not know ${missing.join(', ')}.`);
      }
      if (id.includes('/hoist-non-react-statics/')) return { code, map: null, moduleSideEffects: false };
      if (!id.includes('/react-router/dist/')) return null;
      // A name for the developer tools keeps a component that nobody uses.
      return code
        .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
        .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ ');
    },
    renderChunk: (code) => ({ code: code.replace(WRAPPED_IMPORT, '$1'), map: null }),
    generateBundle(_options, bundle) {
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      if (sheets.length > 1) this.error(`Chunks have style sheets that nothing fetches: ${sheets.join(', ')}.`);
    },
  };
}

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [light(), react(), inlineColorScheme(), compress()],
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
        modulePreload: false,
        target: 'es2022',
        rolldownOptions: {
          output: { codeSplitting: { groups: [FRAMEWORK, APP, DRAWING, ...SHARED] } },
        },
      },
  // The server bundle carries all it needs: the process that loads it has another React (design §2).
  ssr: { noExternal: true },
  // Vite leaves NODE_ENV alone on the server; fixed, only one of React's two builds is bundled.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify(mode) } : {},
}));
