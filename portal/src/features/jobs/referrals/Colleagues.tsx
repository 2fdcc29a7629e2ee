import { styled } from '@mui/material/styles';
import {
  api,
  messages,
  REFERRAL_STATE_LABELS,
  type Colleague,
  type Colleagues as Answer,
  type JobDetail,
} from 'contracts';
import { useId, useState } from 'react';

import { Button } from '../../../components/Button';
import { Tag } from '../../../components/Tag';
import { useApi } from '../../../lib/useApi';
import { PersonLine } from '../../../components/people/PersonLine';
import { AskDialog } from './AskDialog';

const Section = styled('section')({ marginTop: 'clamp(40px, 6vw, 72px)' });
const Title = styled('h2')(({ theme }) => theme.typography.h3);
const Lead = styled('p')(({ theme }) => ({ marginTop: 8, maxWidth: '60ch', color: theme.vars.palette.text.secondary }));
const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginTop: 20,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    gap: 14,
    justifyContent: 'space-between',
    padding: 18,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
  },
  '& > li > button, & > li > span': { alignSelf: 'start' },
}));

/** Members who work where a job is, to be asked for a referral; nothing where there are none. */
export default function Colleagues({ job }: { job: Pick<JobDetail, '_id' | 'title' | 'company'> }) {
  const titleId = useId();
  const { data } = useApi<Answer>(api.jobColleagues(job._id));
  const [asked, setAsked] = useState<{ colleague: Colleague; isOpen: boolean } | null>(null);
  if (!data || data.data.length === 0) return null;
  return (
    <Section data-screen-only aria-labelledby={titleId}>
      <Title id={titleId}>{messages.colleaguesTitle(job.company)}</Title>
      <Lead>
        {data.left > 0
          ? `Ask for a referral: you can write to ${data.left} ${data.left === 1 ? 'person' : 'people'} about this job.`
          : 'You have asked as many people about this job as you can.'}
      </Lead>
      <Grid>
        {data.data.map((colleague) => (
          <li key={colleague._id}>
            <PersonLine person={colleague} />
            {colleague.referral && <Tag>{REFERRAL_STATE_LABELS[colleague.referral]}</Tag>}
            {!colleague.referral && data.left > 0 && (
              <Button
                type="button"
                look="outlined"
                aria-haspopup="dialog"
                aria-label={`Ask ${colleague.name} for a referral`}
                onClick={() => setAsked({ colleague, isOpen: true })}
              >
                Ask for a referral
              </Button>
            )}
          </li>
        ))}
      </Grid>
      {asked && (
        <AskDialog
          key={asked.colleague._id}
          job={job}
          person={asked.colleague}
          open={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
        />
      )}
    </Section>
  );
}
