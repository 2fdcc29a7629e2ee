import { styled } from '@mui/material/styles';
import { EditorContent, useEditor, type Editor, type JSONContent } from '@tiptap/react';
import type { RichText } from 'contracts';
import { useImperativeHandle, useMemo, useRef, useState, type ComponentType, type Ref } from 'react';

import { prose } from '../prose';
import { extensions } from './extensions';
import { fromDocument } from './fromDocument';
import { toDocument } from './toDocument';
import { Toolbar } from './Toolbar';

const Frame = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.scheme.outline}`,
  borderRadius: theme.vars.shape.borderRadius,
  transition: theme.transitions.create(['border-color'], { duration: 150 }),
  '&[data-fault]': { borderColor: theme.vars.palette.error.main },
  '&:has(.tiptap:focus-visible)': {
    borderColor: 'transparent',
    outline: `2px solid ${theme.vars.palette.scheme.focus}`,
  },
}));
const Page = styled(EditorContent)(({ theme }) => ({
  padding: 'clamp(18px, 3vw, 32px)',
  '& .tiptap': { ...prose(theme), minHeight: 320, '&:focus-visible': { outline: 'none' } },
  '& .ProseMirror-selectednode': { outline: `2px solid ${theme.vars.palette.scheme.focus}` },
}));

/** What the form around an editor may ask of it. */
export interface RichTextEditorHandle {
  /** Puts the cursor into the text. */
  focus: () => void;
}

/** What a dialog is told that asks where the chosen words lead. */
export interface LinkDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

interface EditorFrameProps {
  label: string;
  /** What makes it one with its label and its message. */
  control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };
  /** Asks where a link leads, in the dialogs of the app around: see `setLink`. */
  LinkDialog: ComponentType<LinkDialogProps>;
  initial: RichText;
  onChange: (text: RichText) => void;
  ref?: Ref<RichTextEditorHandle> | undefined;
}

/** The toolbar and, below it, the text as it will be read. */
export function EditorFrame({ label, control, LinkDialog, initial, onChange, ref }: EditorFrameProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const [content] = useState(() => toDocument(initial));
  const { id, 'aria-invalid': isInvalid, 'aria-describedby': description } = control;

  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        'aria-label': label,
        'aria-multiline': 'true',
        'aria-invalid': String(isInvalid),
        ...(description && { 'aria-describedby': description }),
      },
      handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
        const isLinkKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
        const isBarKey = event.key === 'F10' && event.altKey;
        if (isLinkKey) setLinking(true);
        if (isBarKey) bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
        // Otherwise the browser would act on it as well.
        if (isLinkKey || isBarKey) event.preventDefault();
        return isLinkKey || isBarKey;
      },
    }),
    [id, label, isInvalid, description],
  );
  const editor = useEditor({
    extensions,
    content,
    editorProps,
    onUpdate: ({ editor: { state } }) => onChange(fromDocument(state.doc.toJSON() as JSONContent)),
  });
  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);

  return (
    <Frame data-fault={isInvalid ? true : undefined}>
      <Toolbar editor={editor} controls={id} barRef={bar} onLink={() => setLinking(true)} />
      <Page editor={editor} />
      <LinkDialog editor={editor} open={isLinking} onClose={() => setLinking(false)} />
    </Frame>
  );
}
