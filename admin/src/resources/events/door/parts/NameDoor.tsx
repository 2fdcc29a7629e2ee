import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { DOOR_MAX_CHARS, messages } from 'contracts';
import { useState, type SubmitEvent } from 'react';

import { Panel } from '../../../../components/Panel';

const Card = styled(Panel)(({ theme }) => ({
  maxWidth: 520,
  padding: 24,
  '& h2': { ...theme.typography.h4 },
  '& p': { marginTop: 6, marginBottom: 20, color: theme.vars.palette.text.secondary },
  '& form': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 12 },
  '& form > :first-of-type': { flex: '1 1 220px' },
}));

interface NameDoorProps {
  /** The name so far. */
  door: string;
  onName: (door: string) => void;
}

/** Asks which door this device stands at: the other doors are told so. */
export function NameDoor({ door, onName }: NameDoorProps) {
  const [name, setName] = useState(door);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    setMissing(trimmed === '');
    if (trimmed !== '') onName(trimmed);
  };
  return (
    <Card aria-labelledby="name-door">
      <h2 id="name-door">Which door is this?</h2>
      <p>A second scan of a ticket is told where its guest came in. This device remembers the name.</p>
      <form onSubmit={submit} noValidate>
        <TextField
          label="Name of this door"
          placeholder="Gate A"
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={isMissing}
          helperText={isMissing ? messages.doorNameMissing : undefined}
          slotProps={{ htmlInput: { maxLength: DOOR_MAX_CHARS } }}
          autoFocus
        />
        <Button type="submit" variant="contained">
          Open this door
        </Button>
      </form>
    </Card>
  );
}
