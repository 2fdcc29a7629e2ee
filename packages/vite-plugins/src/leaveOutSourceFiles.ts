import type { Plugin } from 'vite';

/** The line of a page in the site map that names its source file. */
const FILE_LINE = /^ *file: 'src\/.*',\n/gm;

/** Leaves out of the browser's build what only the server reads in the site map: names of source files, one for each page. */
export function leaveOutSourceFiles(siteMap: string): Plugin {
  return {
    name: 'leave-out-source-files',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: (code, id) => (id.endsWith(siteMap) ? { code: code.replace(FILE_LINE, ''), map: null } : undefined),
  };
}
