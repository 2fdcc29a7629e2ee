import type { Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isRichTextHref } from 'contracts';

import { Code } from './code';
import { ListItem } from './listItem';
import { PictureBlock } from './pictureBlock';
import { Quote } from './quote';

/**
 * What can be written: the blocks and marks of formatted text, and nothing else. Whatever is pasted, from a word
 * processor or a web page, is narrowed to these.
 */
export const extensions: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    horizontalRule: false,
    listItem: false,
    // Pages end where their text does.
    trailingNode: false,
    link: {
      autolink: true,
      linkOnPaste: true,
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isRichTextHref(url),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Code,
  ListItem,
  PictureBlock,
  Quote,
];
