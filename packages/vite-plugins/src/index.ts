export { compress } from './compress.ts';
export { inlineColorScheme } from './inlineColorScheme.ts';
