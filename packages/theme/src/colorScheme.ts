/** Attribute of `<html>` that names the colour scheme in force. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';
/** Attributes of a part of a page that is night in both schemes: every colour of the theme within is the dark one. */
export const NIGHT = { [COLOR_SCHEME_ATTRIBUTE]: 'dark' } as const;
/** Where the browser remembers the visitor's choice: light, dark or system. */
export const MODE_STORAGE_KEY = 'color-mode';

/**
 * Runs in the head, before the first paint, so that the page never flashes in the wrong scheme (design §10). Storage
 * can be forbidden; the system's preference then decides.
 */
export const COLOR_SCHEME_SCRIPT =
  `(function(){var m;try{m=localStorage.getItem('${MODE_STORAGE_KEY}')}catch(e){}` +
  `var d=m==='dark'||(m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);` +
  `document.documentElement.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',d?'dark':'light')})()`;
