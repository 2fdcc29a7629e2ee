/** What nothing imports: files, exports and dependencies that can go. */
export default {
  workspaces: {
    '.': { entry: ['.config/*.config.js'], project: ['.config/**'] },
    portal: {
      // The server's entry stands in the build script alone; stand-ins are put in the place of libraries by the build.
      entry: ['src/app/entry-server.tsx', 'src/app/light/*'],
      project: ['src/**/*.{ts,tsx}'],
    },
    admin: { project: ['src/**/*.{ts,tsx}'] },
    'packages/theme': {
      project: ['src/**/*.{ts,tsx}'],
      // Imported by the style sheet of the fonts.
      ignoreDependencies: ['@fontsource-variable/.+'],
    },
    'packages/ui': { project: ['src/**/*.{ts,tsx}'] },
    'packages/vite-plugins': { project: ['src/**/*.ts'] },
    'packages/contracts': {
      // What the build joins, by where it lies.
      entry: ['src/index.ts', 'src/capabilities/**/*.ts'],
      project: ['src/**/*.ts'],
    },
    'packages/demo-data': { entry: ['src/index.ts'], project: ['src/**/*.ts'] },
    'packages/cli': {
      // Of the CMS's own tree, which the snapshot is made with.
      ignoreDependencies: ['@strapi/strapi'],
      entry: [
        'lib/orphan-guard.mjs',
        'lib/serve.mjs',
        'lib/dev/serve-cms.mjs',
        'lib/snapshot/fill.mjs',
        'tests/**/*.test.mjs',
      ],
      project: ['**/*.mjs'],
    },
    'packages/e2e': { entry: ['*.config.ts', '{film,journeys,pages,screenshots}/*.ts'], project: ['**/*.ts'] },
    'packages/breaks': { entry: ['lib/**/*.test.mjs'], project: ['**/*.mjs'] },
    'packages/bench': {
      entry: ['run.mjs', 'baseline-server.mjs', 'events/fill.mjs', 'lighthouse.mjs'],
      project: ['**/*.mjs'],
    },
    cms: {
      // Strapi finds its files by where they lie.
      entry: [
        'config/*.ts',
        'src/index.ts',
        'src/admin/app.ts',
        // Run by the command line.
        'src/commands/*.ts',
        // What a checkout calls; the tests load it as it is built.
        'src/api/event/registrations/checkout.ts',
        'src/api/*/{controllers,routes,services,policies,middlewares,content-types}/**/*.ts',
        'src/{extensions,middlewares,policies}/**/*.ts',
        'tests/*.ts',
        'tests/**/*.test.ts',
      ],
      project: ['**/*.ts'],
      // Of Debian: tests that need them are skipped where they are not.
      ignoreBinaries: ['bean-check', 'pdftotext'],
      // Loaded by Strapi by its name; types of a package that has none; fonts, read as files.
      ignoreDependencies: ['@strapi/plugin-users-permissions', '@types/smtp-server', '@fontsource/.+'],
    },
  },
};
