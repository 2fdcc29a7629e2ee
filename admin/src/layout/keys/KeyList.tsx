import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useId } from 'react';

import { useKeysAreOn } from './useKeys';

const KEYS = [
  { keys: ['/'], does: 'Search the list' },
  { keys: ['j', 'k'], does: 'Next and previous row' },
  { keys: ['e', 'Enter'], does: 'Open the row' },
  { keys: ['x'], does: 'Select the row' },
  { keys: ['Esc'], does: 'Close what is open' },
  { keys: ['?'], does: 'Show this list' },
] as const;

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '10px 20px',
  marginBottom: 20,
  '& dt': { display: 'flex', gap: 6 },
  '& kbd': {
    minWidth: 26,
    padding: '2px 7px',
    fontFamily: 'inherit',
    textAlign: 'center',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderBottomWidth: 2,
    borderRadius: 5,
  },
}));

/** The keys of the console, and the switch that turns them off. */
export default function KeyList({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const [areOn, setAreOn] = useKeysAreOn();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <List>
          {KEYS.map(({ keys, does }) => (
            <div key={does} style={{ display: 'contents' }}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </List>
        <FormControlLabel
          control={<Switch checked={areOn} onChange={(_event, isOn) => setAreOn(isOn)} />}
          label="Use keyboard shortcuts"
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
