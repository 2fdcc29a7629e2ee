import type {} from 'theme';

/* The one editor of formatted texts: a way in of its own, so that it is fetched by the pages alone that write. */
export { EditorFrame, type LinkDialogProps, type RichTextEditorHandle } from './EditorFrame';
export { extensions } from './extensions';
export { fromDocument } from './fromDocument';
export { LINK_FAULT, linkAt, readLink, removeLink, setLink } from './link';
export { toDocument } from './toDocument';
