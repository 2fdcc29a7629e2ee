import { styled } from '@mui/material/styles';
import { formatDate, isJobExpired, JOB_CLOSING_SOON_DAYS, LISTED_JOB_SKILLS, type Job } from 'contracts';
import { Link } from 'react-router-dom';

import { Tag } from '../../../components/Tag';
import { useNow } from '../../../lib/useNow';
import { useSite } from '../../../lib/useSite';
import { typeOn, type Board } from '../boards';
import { CompanyTile } from '../CompanyTile';
import { Skills } from '../../../components/Skills';
import { cardFrame } from './cardFrame';

const DAY_MS = 86_400_000;

const Card = styled('article')(cardFrame);
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, fontSize: '1.375rem', overflowWrap: 'anywhere' }));
const Where = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  marginTop: 2,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  '& strong': { fontWeight: 600, color: theme.vars.palette.text.primary },
}));
const Tags = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 14 });
const Kind = styled(Tag)({ '&::first-letter': { textTransform: 'uppercase' } });
const Urgent = styled(Tag)(({ theme }) => ({
  color: theme.vars.palette.scheme.accentText,
  borderColor: 'currentColor',
}));
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxWidth: '75ch',
  marginTop: 12,
  overflowWrap: 'anywhere',
}));
const Foot = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 18px',
  marginTop: 14,
  color: theme.vars.palette.text.secondary,
}));
/** All of the card leads on, while the link says where. */
const Way = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  marginLeft: 'auto',
  color: theme.vars.palette.text.primary,
  textUnderlineOffset: 4,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}));

interface JobCardProps {
  job: Job;
  board: Board;
  /** Element of the job's name, by its depth in the page. */
  titleAs?: 'h2' | 'h3';
}

/** A job in a list: what and where it is, its first skills, by whom and when it was posted (member §2). */
export function JobCard({ job, board, titleAs = 'h2' }: JobCardProps) {
  const { timeZone } = useSite().settings;
  const now = useNow();
  const { _id, title, company, location, type, excerpt, skills, salary, closesAt, postedBy, createdAt } = job;
  const isClosed = isJobExpired(job, new Date(now));
  const closesSoon = closesAt !== null && new Date(closesAt).getTime() - now < JOB_CLOSING_SOON_DAYS * DAY_MS;
  return (
    <Card>
      <CompanyTile company={company} />
      <div>
        <Title as={titleAs}>{title}</Title>
        <Where>
          <strong>{company}</strong> · {location}
        </Where>
        <Tags>
          <Kind>{typeOn(board, type)}</Kind>
          {salary && <Tag>{salary}</Tag>}
          {isClosed && <Tag>Closed</Tag>}
          {!isClosed && closesSoon && <Urgent>Closes {formatDate(closesAt, timeZone)}</Urgent>}
        </Tags>
        <Text>{excerpt}</Text>
        <Skills skills={skills} max={LISTED_JOB_SKILLS} />
        <Foot>
          <span>
            Posted <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
            {postedBy && ` by ${postedBy.name}`}
          </span>
          <Way to={board.jobAt(_id)} aria-label={`View Details: ${title}`}>
            View Details
          </Way>
        </Foot>
      </div>
    </Card>
  );
}
