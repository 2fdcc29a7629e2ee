import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { REPORT_REASON_MAX_CHARS } from 'contracts';
import { useState } from 'react';

import type { Decision, useReport } from './useReport';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 20,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

interface DecideFormProps {
  decide: ReturnType<typeof useReport>['decide'];
  /** Told once it is decided, or has turned out to be. */
  onDone: () => void;
}

/** Decides on a report, with a word for both people. */
export function DecideForm({ decide, onDone }: DecideFormProps) {
  const [note, setNote] = useState('');
  const press = (decision: Decision) => decide.mutate({ decision, note: note.trim() }, { onSettled: onDone });
  return (
    <Form aria-label="Decision" onSubmit={(event) => event.preventDefault()}>
      <TextField
        label="Note to both people (optional)"
        multiline
        minRows={2}
        autoFocus
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: REPORT_REASON_MAX_CHARS } }}
      />
      <div>
        <Button variant="contained" disabled={decide.isPending} onClick={() => press('uphold')}>
          Uphold
        </Button>
        <Button variant="outlined" disabled={decide.isPending} onClick={() => press('dismiss')}>
          Dismiss
        </Button>
      </div>
    </Form>
  );
}
