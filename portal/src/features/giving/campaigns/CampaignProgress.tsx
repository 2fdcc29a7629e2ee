import { styled } from '@mui/material/styles';
import type { Campaign } from 'contracts';

import { Meter } from '../../../components/Meter';
import { useNow } from '../../../lib/useNow';
import { useSite } from '../../../lib/useSite';
import { donorsInWords, inRupees, timeInWords } from '../words';

const Box = styled('div')(({ theme }) => ({
  '& .raised': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
  '& .raised b': { ...theme.typography.h3, fontSize: 'clamp(1.375rem, 1.2rem + 0.6vw, 1.75rem)' },
  '& .raised b, & .facts': { fontVariantNumeric: 'tabular-nums' },
  '& .raised span, & .facts': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .facts': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 16px' },
}));
const Line = styled(Meter)({ height: 8, borderRadius: 4, marginBlock: '8px 10px' });

/** How far a campaign has come: what was raised of its goal, by how many, and how long it goes on. */
export function CampaignProgress({ campaign }: { campaign: Campaign }) {
  const { timeZone } = useSite().settings;
  const now = useNow();
  const { title, raised, goal, progress, donors } = campaign;
  const share = goal === null ? inRupees(raised) : `${progress} %: ${inRupees(raised)} of ${inRupees(goal)}`;
  return (
    <Box>
      <p className="raised">
        <b>{inRupees(raised)}</b>
        <span>{goal === null ? 'raised' : `of ${inRupees(goal)}`}</span>
      </p>
      <Line label={`Raised for ${title}`} percent={progress} text={share} />
      <p className="facts">
        <span>{donorsInWords(donors)}</span>
        <span>{timeInWords(campaign, now, timeZone)}</span>
      </p>
    </Box>
  );
}
