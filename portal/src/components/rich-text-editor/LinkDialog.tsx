import type { Editor } from '@tiptap/core';
import { isRichTextHref } from 'contracts';
import { useState, type SubmitEvent } from 'react';

import { Button } from '../Button';
import { Dialog, DialogActions } from '../Dialog';
import { TextField } from '../form/TextField';
import { addressFrom } from './addressFrom';

interface LinkDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

/** Asks where the chosen words lead. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  return (
    <Dialog open={open} title="Link" onClose={onClose} onClosed={() => void editor.commands.focus()}>
      <LinkForm editor={editor} onDone={onClose} />
    </Dialog>
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [stored] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [fault, setFault] = useState<string>();

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React lets it rise to the form around the editor, which has not been sent.
    event.stopPropagation();
    const href = addressFrom(new FormData(event.currentTarget).get('address'));
    if (!isRichTextHref(href)) {
      setFault('Links start with https://, mailto: or /');
      return;
    }
    setLink(editor, href);
    onDone();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    <form noValidate onSubmit={apply} style={{ marginTop: 16 }}>
      <TextField
        label="Address"
        name="address"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        placeholder="https://"
        defaultValue={stored}
        fault={fault}
        hint="A page elsewhere, or one of this site such as /events"
        autoFocus
      />
      <DialogActions>
        {stored && (
          <Button type="button" look="outlined" onClick={remove}>
            Remove link
          </Button>
        )}
        <Button type="button" look="outlined" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit">Set link</Button>
      </DialogActions>
    </form>
  );
}

/** Links the chosen words or the link that the cursor is in. Without words, the address is the words. */
function setLink(editor: Editor, href: string): void {
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
