import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';

/** Characters of a view's name. */
const NAME_MAX = 40;

interface NameViewProps {
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks what a view is to be called. */
export function NameView({ onSave, onClose }: NameViewProps) {
  const titleId = useId();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>Save this view</DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsMissing(name.trim() === '');
          if (name.trim() === '') return;
          onSave(name.trim());
          onClose();
        }}
      >
        <DialogContent>
          <TextField
            label="Name"
            required
            autoFocus
            value={name}
            error={isMissing}
            helperText={isMissing ? 'Give the view a name' : 'Filters, order and columns are kept in this browser.'}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: NAME_MAX, autoComplete: 'off' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
