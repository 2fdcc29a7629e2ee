import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { LINK_FAULT, linkAt, readLink, removeLink, setLink, type LinkDialogProps } from 'ui/rich-text-editor';

/** Asks where the chosen words lead. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onExited: () => void editor.commands.focus() } }}
    >
      <DialogTitle id={titleId}>Link</DialogTitle>
      <LinkFields editor={editor} onDone={onClose} />
    </Dialog>
  );
}

/** No form: React would let its submission rise to the one around the editor. */
function LinkFields({ editor, onDone }: Pick<LinkDialogProps, 'editor'> & { onDone: () => void }) {
  const [stored] = useState(() => linkAt(editor));
  const [address, setAddress] = useState(stored);
  const [fault, setFault] = useState<string>();
  const apply = () => {
    const href = readLink(address);
    if (href === null) {
      setFault(LINK_FAULT);
      return;
    }
    setLink(editor, href);
    onDone();
  };
  return (
    <>
      <DialogContent>
        <TextField
          label="Address"
          placeholder="https://"
          value={address}
          error={fault !== undefined}
          helperText={fault ?? 'A page elsewhere, or one of this site such as /events'}
          autoFocus
          fullWidth
          autoComplete="off"
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
      </DialogContent>
      <DialogActions>
        {stored !== '' && (
          <Button
            onClick={() => {
              removeLink(editor);
              onDone();
            }}
          >
            Remove link
          </Button>
        )}
        <Button onClick={onDone}>Cancel</Button>
        <Button variant="contained" onClick={apply}>
          Set link
        </Button>
      </DialogActions>
    </>
  );
}
