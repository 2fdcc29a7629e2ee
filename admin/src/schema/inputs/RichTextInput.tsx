import type { ConsoleField, RichText } from 'contracts';
import { useInput } from 'react-admin';
import { EditorFrame } from 'ui/rich-text-editor';

import { hintOf, useChecks } from './checks';
import { InputFrame } from './InputFrame';
import { LinkDialog } from './LinkDialog';

interface RichTextInputProps {
  field: ConsoleField;
  source: string;
}

/** A formatted text, in the one editor of them that there is. */
export default function RichTextInput({ field, source }: RichTextInputProps) {
  const validate = useChecks(field);
  const {
    id,
    field: input,
    fieldState,
  } = useInput({
    source,
    validate,
    format: (value: unknown) => value,
  });
  const fault = fieldState.error?.message;
  return (
    <InputFrame label={field.label} isRequired={field.required} hint={hintOf(field)} fault={fault}>
      <EditorFrame
        label={field.label}
        control={{ id, 'aria-invalid': fault !== undefined, 'aria-describedby': undefined }}
        LinkDialog={LinkDialog}
        initial={(input.value ?? []) as RichText}
        onChange={(text) => input.onChange(text)}
      />
    </InputFrame>
  );
}
