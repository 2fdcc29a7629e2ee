import { Blockquote } from '@tiptap/extension-blockquote';

/** Words of somebody else. They have no blocks of their own; a new paragraph in them is a new line. */
export const Quote = Blockquote.extend({ content: 'paragraph+' });
