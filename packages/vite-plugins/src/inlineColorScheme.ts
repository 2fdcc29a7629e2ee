import type { Plugin } from 'vite';

import { COLOR_SCHEME_SCRIPT } from '../../theme/src/colorScheme.ts';

/** Puts the colour scheme's script first in the page's head, where it runs before anything is painted. */
export function inlineColorScheme(): Plugin {
  return {
    name: 'inline-color-scheme',
    transformIndexHtml: () => [{ tag: 'script', children: COLOR_SCHEME_SCRIPT, injectTo: 'head-prepend' }],
  };
}
