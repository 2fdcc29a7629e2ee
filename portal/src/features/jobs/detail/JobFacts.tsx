import { styled } from '@mui/material/styles';
import { formatDate, isJobExpired, paths, type JobDetail } from 'contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useSession } from '../../../lib/session';
import { useNow } from '../../../lib/useNow';
import { useSite } from '../../../lib/useSite';
import { formatDeadline } from '../formatDeadline';

/** What the poster of a job is called whose work is not known (member §2). */
const POSTER_FALLBACK = 'Alumni';

const Card = styled('aside')(({ theme }) => ({
  padding: 'clamp(20px, 2.4vw, 28px)',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  [theme.breakpoints.down('md')]: { gridRow: 1 },
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 96 },
}));
const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    gap: 12,
    paddingBlock: 11,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > div:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& > div:last-of-type': { paddingBottom: 0 },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
  '& a': { display: 'inline-block', textUnderlineOffset: 4 },
  '& em': { fontStyle: 'normal', fontWeight: 600, color: theme.vars.palette.error.main },
}));
const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '&:not(:empty)': { marginBottom: 20, paddingBottom: 20, borderBottom: `1px solid ${theme.vars.palette.divider}` },
}));

/** What is to be known of a job beside its text, below what can be done about it (member §2, Job detail). */
export function JobFacts({ job, children }: { job: JobDetail; children?: ReactNode }) {
  const { timeZone } = useSite().settings;
  const { user } = useSession();
  const now = useNow();
  const { salary, deadline, closesAt, postedBy, contactEmail, createdAt } = job;
  const isExpired = isJobExpired(job, new Date(now));
  // Whoever posted it may have closed it before its deadline.
  const closedEarly = isExpired && closesAt !== null && closesAt !== deadline;
  return (
    <Card aria-label="About this job">
      <Actions>{children}</Actions>
      <Facts>
        <Fact name="Salary">{salary}</Fact>
        <Fact name="Deadline">
          {deadline && (
            <>
              <time dateTime={deadline}>{formatDeadline(deadline, timeZone)}</time>
              {isExpired && !closedEarly && <em> (Expired)</em>}
            </>
          )}
        </Fact>
        <Fact name="Closed">
          {closedEarly && <time dateTime={closesAt}>{formatDeadline(closesAt, timeZone)}</time>}
        </Fact>
        <Fact name="Posted by">
          {postedBy && user ? <Link to={paths.person(postedBy._id)}>{postedBy.name}</Link> : postedBy?.name}
          <small>{postedBy?.jobTitle || POSTER_FALLBACK}</small>
        </Fact>
        <Fact name="Contact">{contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}</Fact>
        <Fact name="Posted">
          <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
        </Fact>
      </Facts>
    </Card>
  );
}

/** A line of the facts; what is not known takes none. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
