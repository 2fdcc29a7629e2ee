import { Code as BaseCode } from '@tiptap/extension-code';

/** Words in typewriter letters, which may be bold or a link at the same time, as in Strapi's editor. */
export const Code = BaseCode.extend({ excludes: 'code' });
