import type { RichText } from 'contracts';
import type { Ref } from 'react';
import { EditorFrame, type RichTextEditorHandle } from 'ui/rich-text-editor';

import { Field, type FieldProps } from '../form/Field';
import { LinkDialog } from './LinkDialog';

interface RichTextEditorProps extends FieldProps {
  /** The text to begin with; later ones are not taken over. */
  initial: RichText;
  onChange: (text: RichText) => void;
  ref?: Ref<RichTextEditorHandle>;
}

const HINT = 'Alt+F10 leads to the toolbar, Tab on to the next field.';

/** Formatted text to write: what pages show, and nothing else. Fetched by the pages that write alone. */
export default function RichTextEditor({ label, fault, hint = HINT, ...editor }: RichTextEditorProps) {
  return (
    <Field {...{ label, fault, hint }}>
      {(control) => <EditorFrame {...editor} label={label} control={control} LinkDialog={LinkDialog} />}
    </Field>
  );
}
