import { styled } from '@mui/material/styles';
import { SPENDING_AREA_LABELS, type CampaignDetail } from 'contracts';
import { useId } from 'react';

import { inRupees } from '../words';

const Box = styled('section')(({ theme }) => ({
  '& > h2': { ...theme.typography.h4, marginBottom: 6 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 20px',
    paddingBlock: 12,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { ...theme.typography.body2, gridColumn: '1 / -1', color: theme.vars.palette.text.secondary },
  '& p': { marginTop: 4, color: theme.vars.palette.text.secondary },
}));

/** What a campaign says that it spent, line by line. */
export function SpentLines({ campaign: { spending, spent, raised } }: { campaign: CampaignDetail }) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>What was spent</h2>
      <p>
        {inRupees(spent)} of {inRupees(raised)} so far.
      </p>
      <ul>
        {spending.map(({ area, what, amount }, index) => (
          <li key={index}>
            <span>{what}</span>
            <b>{inRupees(amount)}</b>
            <small>{SPENDING_AREA_LABELS[area]}</small>
          </li>
        ))}
      </ul>
    </Box>
  );
}
