import { useState, type SubmitEvent } from 'react';
import { linkAt, LINK_FAULT, readLink, removeLink, setLink, type LinkDialogProps } from 'ui/rich-text-editor';

import { Button } from '../Button';
import { Dialog, DialogActions } from '../Dialog';
import { TextField } from '../form/TextField';

/** Asks where the chosen words lead. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  return (
    <Dialog open={open} title="Link" onClose={onClose} onClosed={() => void editor.commands.focus()}>
      <LinkForm editor={editor} onDone={onClose} />
    </Dialog>
  );
}

function LinkForm({ editor, onDone }: Pick<LinkDialogProps, 'editor'> & { onDone: () => void }) {
  const [stored] = useState(() => linkAt(editor));
  const [fault, setFault] = useState<string>();

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React lets it rise to the form around the editor, which has not been sent.
    event.stopPropagation();
    const href = readLink(new FormData(event.currentTarget).get('address'));
    if (href === null) {
      setFault(LINK_FAULT);
      return;
    }
    setLink(editor, href);
    onDone();
  };
  const remove = () => {
    removeLink(editor);
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
