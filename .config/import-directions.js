/*
 * Who may import whom (design §2): contracts ← everything; shared parts ← features ← app, and in the CMS
 * shared ← platform ← features ← app. Features do not import each other, but for the CMS's public files; portal, console
 * and CMS never import each other's source.
 */

/** Folders by the part of the product that they are. */
export const elements = [
  { type: 'contracts', pattern: 'packages/contracts' },
  { type: 'demo-data', pattern: 'packages/demo-data' },
  { type: 'theme', pattern: 'packages/theme' },
  { type: 'ui', pattern: 'packages/ui' },
  { type: 'vite-plugins', pattern: 'packages/vite-plugins' },
  { type: 'cli', pattern: 'packages/cli' },
  { type: 'bench', pattern: 'packages/bench' },
  { type: 'breaks', pattern: 'packages/breaks' },
  { type: 'e2e', pattern: 'packages/e2e' },
  { type: 'cms-tests', pattern: 'cms/tests' },
  { type: 'cms-shared', pattern: 'cms/src/shared' },
  { type: 'cms-platform', pattern: 'cms/src/platform/*', capture: ['part'] },
  { type: 'cms-feature', pattern: 'cms/src/api/*', capture: ['feature'] },
  { type: 'cms-app', pattern: 'cms' },
  { type: 'portal-tests', pattern: 'portal/src/tests' },
  { type: 'portal-shared', pattern: 'portal/src/(lib|components)', capture: ['part'] },
  { type: 'portal-blocks', pattern: 'portal/src/blocks' },
  { type: 'portal-feature', pattern: 'portal/src/features/*', capture: ['feature'] },
  { type: 'portal-app', pattern: 'portal/src/app' },
  { type: 'console-tests', pattern: 'admin/src/tests' },
  { type: 'console-shared', pattern: 'admin/src/(lib|components|providers|schema)', capture: ['part'] },
  { type: 'console-feature', pattern: 'admin/src/(dashboard|settings|resources/*)', capture: ['feature'] },
  { type: 'console-app', pattern: 'admin/src' },
];

/** What each part may import beside itself. */
const allowed = {
  'demo-data': ['contracts'],
  'cms-shared': ['contracts'],
  'cms-platform': ['contracts', 'cms-shared', 'cms-platform'],
  'cms-feature': ['contracts', 'demo-data', 'cms-shared', 'cms-platform'],
  'cms-app': ['contracts', 'demo-data', 'cms-shared', 'cms-platform', 'cms-feature'],
  'cms-tests': ['contracts', 'demo-data', 'cli', 'cms-shared', 'cms-platform', 'cms-feature', 'cms-app'],
  bench: ['contracts', 'demo-data', 'cli'],
  breaks: ['cli'],
  e2e: ['contracts', 'cli', 'demo-data'],
  cli: [],
  ui: ['contracts', 'theme'],
  'vite-plugins': ['theme'],
  'portal-shared': ['contracts', 'theme', 'ui', 'portal-shared'],
  'portal-blocks': ['contracts', 'theme', 'ui', 'portal-shared'],
  'portal-feature': ['contracts', 'theme', 'ui', 'portal-shared', 'portal-blocks'],
  'portal-app': ['contracts', 'theme', 'ui', 'portal-shared', 'portal-blocks', 'portal-feature'],
  'portal-tests': ['contracts', 'portal-shared', 'portal-blocks', 'portal-feature', 'portal-app'],
  'console-shared': ['contracts', 'theme', 'ui', 'console-shared'],
  'console-feature': ['contracts', 'theme', 'ui', 'console-shared'],
  'console-app': ['contracts', 'theme', 'ui', 'console-shared', 'console-feature'],
  'console-tests': ['contracts', 'console-shared', 'console-feature', 'console-app'],
};

/** Files by what they are for, wherever they lie. */
export const files = [
  { category: 'test', pattern: '**/*.test.{ts,tsx}' },
  { category: 'public', pattern: 'cms/src/api/*/public.ts' },
];

export const policies = [
  {
    from: { file: { categories: 'test' } },
    allow: { to: { element: { types: { anyOf: ['portal-tests', 'console-tests'] } } } },
  },
  {
    from: { element: { type: 'cms-feature' } },
    allow: { to: { element: { type: 'cms-feature' }, file: { categories: 'public' } } },
  },
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  ...Object.entries(allowed)
    .filter(([, parts]) => parts.length > 0)
    .map(([part, parts]) => ({
      from: { element: { type: part } },
      allow: { to: { element: { types: { anyOf: parts } } } },
    })),
];
