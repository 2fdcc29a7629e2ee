import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsdoc from 'eslint-plugin-jsdoc';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { elements, files, policies } from './import-directions.js';

const typeScript = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx,mjs}', '**/tests/**', 'packages/e2e/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/.data/',
      'cms/types/generated/',
      'packages/contracts/src/joined/',
      '**/.strapi/',
      '.test-output/',
      'packages/e2e/test-results/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always'],
      'no-console': 'off',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },
  {
    files: typeScript,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Spreading a string gives its characters, which is what the code means by it.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Numbers read well inside a template; objects and undefined do not.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An empty text is as good as none: `image.alt || member.name`.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // A key of a record may look unlike a known field.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // Methods of Strapi, React Router and the DOM's fakes are handed on without their object, as meant.
      '@typescript-eslint/unbound-method': 'off',
      // `() => void work()` and `onClick={() => setOpen(true)}` say what they mean.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // React and Strapi take async functions where they ignore what those answer.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    // Strapi's own types hand out `any` (ctx.state, plugin services); writing it ourselves stays forbidden.
    files: ['cms/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // The server's tsconfig leaves its unit tests out, so that they are not compiled into the server.
    files: ['cms/src/**/*.test.ts'],
    languageOptions: {
      parserOptions: { projectService: false, project: `${import.meta.dirname}/../cms/tests/tsconfig.json` },
    },
  },
  {
    // Exported functions say what they take, give and throw. Addresses say it by what they are.
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: [...tests, 'packages/contracts/src/capabilities/*/{api,members-api,paths}.ts'],
    plugins: { jsdoc },
    settings: { jsdoc: { mode: 'typescript' } },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: { ancestorsOnly: true, esm: true },
          require: { FunctionDeclaration: true, ArrowFunctionExpression: true, ClassDeclaration: true },
          checkConstructors: false,
        },
      ],
      'jsdoc/check-alignment': 'error',
      // Parameters that speak for themselves may stay out.
      'jsdoc/check-param-names': ['error', { checkDestructured: false, disableMissingParamChecks: true }],
      'jsdoc/check-tag-names': 'error',
    },
  },
  {
    files: ['{portal,admin}/src/**/*.{ts,tsx}', 'packages/{theme,ui}/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
  },
  {
    // Who may import whom (design §2).
    files: ['{portal,admin}/src/**/*.{ts,tsx}', 'cms/**/*.{ts,tsx}', 'packages/**/*.{ts,tsx,mjs}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/files': files,
      'boundaries/include': ['portal/src/**', 'admin/src/**', 'cms/**', 'packages/**'],
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] } },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['contracts/*', 'demo-data/*', 'cli/*', 'portal/*', '**/packages/**'],
              message: 'A package has one way in: import it by its name.',
            },
          ],
        },
      ],
    },
  },
  {
    // Those work in a data router alone, which the portal does without: see docs/adr/0008.
    files: ['portal/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              importNames: [
                ...['createBrowserRouter', 'RouterProvider', 'ScrollRestoration', 'Form', 'useBlocker', 'useFetcher'],
                ...['useLoaderData', 'useMatches', 'useNavigation', 'useRevalidator', 'useSubmit'],
              ],
              message: 'The portal has no data router: see docs/adr/0008-a-light-first-load.md.',
            },
          ],
        },
      ],
    },
  },
);
