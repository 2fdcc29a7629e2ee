import type { Editor } from '@tiptap/core';
import { isRichTextHref } from 'contracts';

import { addressFrom } from './addressFrom';

/** What is wrong with an address that no text may lead to. */
export const LINK_FAULT = 'Links start with https://, mailto: or /';

/** Where the link leads that the cursor is in; nothing where it is in none. */
export const linkAt = (editor: Editor): string => String(editor.getAttributes('link')['href'] ?? '');

/** The address that somebody has typed; null where a text may not lead there. */
export function readLink(typed: FormDataEntryValue | null): string | null {
  const href = addressFrom(typed);
  return isRichTextHref(href) ? href : null;
}

/** Makes words of the link that the cursor is in. */
export function removeLink(editor: Editor): void {
  editor.chain().extendMarkRange('link').unsetLink().run();
}

/** Links the chosen words or the link that the cursor is in. Without words, the address is the words. */
export function setLink(editor: Editor, href: string): void {
  const mark = { type: 'link', attrs: { href } };
  if (editor.state.selection.empty && !editor.isActive('link')) {
    editor
      .chain()
      .insertContent({ type: 'text', text: href, marks: [mark] })
      .unsetMark('link')
      .run();
  } else {
    editor.chain().extendMarkRange('link').setLink({ href }).run();
  }
}
