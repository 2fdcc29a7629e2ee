import { styled } from '@mui/material/styles';
import type { DoorCounts } from 'contracts';
import { Skeleton } from 'ui';

import { Panel } from '../../../../components/Panel';

const Card = styled(Panel)(({ theme: { vars, typography, transitions } }) => ({
  padding: 20,
  '& h2': { ...typography.body2, color: vars.palette.text.secondary },
  '& strong': {
    fontFamily: typography.h1.fontFamily,
    fontSize: 'clamp(2.5rem, 2rem + 2vw, 3.5rem)',
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& strong + span': { marginLeft: 8, color: vars.palette.text.secondary },
  '& progress': {
    display: 'block',
    appearance: 'none',
    width: '100%',
    height: 8,
    marginTop: 10,
    border: 0,
    borderRadius: 4,
    overflow: 'hidden',
    backgroundColor: vars.palette.divider,
    '&::-webkit-progress-bar': { backgroundColor: vars.palette.divider },
    '&::-webkit-progress-value': {
      backgroundColor: vars.palette.primary.main,
      transition: transitions.create('inline-size', { duration: 200 }),
    },
    '&::-moz-progress-bar': { backgroundColor: vars.palette.primary.main },
  },
  '& ul': { marginTop: 14, marginBottom: -8 },
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '8px 0',
    borderTop: `1px solid ${vars.palette.divider}`,
    ...typography.body2,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
}));

/** How many guests are in, of how many, and through which doors. */
export function Counts({ counts }: { counts: DoorCounts | null }) {
  return (
    <Card aria-labelledby="guests-in">
      <h2 id="guests-in">Guests in</h2>
      {counts ? (
        <>
          <strong>{counts.checkedIn.toLocaleString('en-IN')}</strong>
          <span>of {counts.registered.toLocaleString('en-IN')}</span>
          <progress value={counts.checkedIn} max={Math.max(1, counts.registered)} aria-labelledby="guests-in" />
          <ul aria-label="By door">
            {counts.doors.map(({ door, checkedIn }) => (
              <li key={door}>
                <span>{door}</span>
                <span>{checkedIn.toLocaleString('en-IN')}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Skeleton style={{ height: 64, marginTop: 8 }} />
      )}
    </Card>
  );
}
