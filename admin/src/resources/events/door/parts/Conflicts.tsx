import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { Panel, PanelHead } from '../../../../components/Panel';
import type { Conflict } from '../../../../lib/door-storage/database';
import { admittedAt } from '../outcomes';

const Card = styled(Panel)(({ theme }) => ({ borderColor: theme.vars.palette.warning.main }));
const Rows = styled('ul')(({ theme: { vars, typography } }) => ({
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    padding: '12px 12px 12px 20px',
    borderTop: `1px solid ${vars.palette.divider}`,
    ...typography.body2,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& small': { display: 'block', ...typography.caption, color: vars.palette.text.secondary },
  '& button': { flex: 'none' },
}));

interface ConflictsProps {
  conflicts: readonly Conflict[];
  time: (instant: string) => string;
  onDismiss: (key: string) => void;
}

/** What the server said of guests whom this device had let in while the network was away. */
export function Conflicts({ conflicts, time, onDismiss }: ConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <Card aria-labelledby="conflicts" role="region">
      <PanelHead>
        <h2 id="conflicts">Admitted twice, or by mistake</h2>
      </PanelHead>
      <Rows>
        {conflicts.map((conflict) => (
          <li key={conflict.key}>
            <span>
              {sentenceOf(conflict, time)}
              <small>Let in here at {time(conflict.admittedAt)}, while offline</small>
            </span>
            <Button size="small" variant="outlined" onClick={() => onDismiss(conflict.key)}>
              Got it
            </Button>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

function sentenceOf(conflict: Conflict, time: (instant: string) => string): string {
  const { outcome, name } = conflict;
  if (outcome === 'already') return admittedAt(conflict, time);
  return outcome === 'noSeat' ? `${name} had given up this seat` : `${name} is no longer on the guest list`;
}
