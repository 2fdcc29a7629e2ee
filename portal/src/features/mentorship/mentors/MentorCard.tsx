import AutoAwesome from '@mui/icons-material/AutoAwesomeOutlined';
import { styled } from '@mui/material/styles';
import { LISTED_EXPERTISE, messages, paths, PENDING_REQUESTS_MAX, type Mentor, type MentorStanding } from 'contracts';
import { Link } from 'react-router-dom';

import { Avatar } from '../../../components/Avatar';
import { ButtonLink } from '../../../components/Button';
import { occupationOf } from '../../../components/people/describe';
import { Skills } from '../../../components/Skills';
import { replyTime } from '../words';

/** What a mentor is called whose work is not known (member §2). */
const OCCUPATION_FALLBACK = 'Alumni';

const Card = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: 'clamp(18px, 2vw, 24px)',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  transition: theme.transitions.create(['border-color'], { duration: 150 }),
  '&:hover, &:focus-within': { borderColor: theme.vars.palette.scheme.outline },
}));
const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  columnGap: 16,
  alignItems: 'center',
  overflowWrap: 'anywhere',
  '& h2, & h3': { ...theme.typography.h4, fontSize: '1.25rem' },
  '& a': { textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
const Reason = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 8,
  marginTop: 14,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.scheme.accentText,
  '& svg': { flex: 'none', marginTop: 2, fontSize: 18 },
}));
const Bio = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  marginTop: 14,
  overflowWrap: 'anywhere',
}));
const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 14px',
  margin: '16px 0',
  paddingTop: 14,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, textAlign: 'right' },
}));
const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  alignItems: 'center',
  minHeight: 44,
  marginTop: 'auto',
  color: theme.vars.palette.text.secondary,
  '& > a': { color: theme.vars.palette.text.primary },
  '& > a:not([data-quiet])': { color: theme.vars.palette.primary.contrastText },
  '&:empty': { display: 'none' },
}));

interface MentorCardProps {
  mentor: Mentor;
  /** Element of the name, by its depth in the page. */
  heading?: 'h2' | 'h3';
}

/** A mentor in a list: who they are, why they fit the reader, and what is to be expected of asking them (member §2). */
export function MentorCard({ mentor, heading: Name = 'h2' }: MentorCardProps) {
  const { _id, name, avatar, jobTitle, company, reason, mentorBio, expertise, availabilityHours } = mentor;
  const { medianReplyHours, openPlaces, standing } = mentor;
  return (
    <Card aria-label={name}>
      <Head>
        <Avatar name={name} picture={avatar} size={56} />
        <div>
          <Name>
            <Link to={paths.person(_id)}>{name}</Link>
          </Name>
          <p>{occupationOf({ position: jobTitle || OCCUPATION_FALLBACK, company })}</p>
        </div>
      </Head>
      {reason && (
        <Reason>
          <AutoAwesome aria-hidden="true" />
          {reason}
        </Reason>
      )}
      {mentorBio && <Bio>{mentorBio}</Bio>}
      <Skills skills={expertise} max={LISTED_EXPERTISE} label="Expertise" />
      <Facts>
        {availabilityHours && (
          <>
            <dt>Time</dt>
            <dd>{availabilityHours}</dd>
          </>
        )}
        <dt>Replies</dt>
        <dd>{replyTime(medianReplyHours)}</dd>
        <dt>Open places</dt>
        <dd>{openPlaces}</dd>
      </Facts>
      <Foot>
        <Standing {...{ _id, name, standing }} />
      </Foot>
    </Card>
  );
}

/** Why somebody cannot be asked now. */
const CLOSED: Partial<Record<MentorStanding, string>> = {
  full: messages.mentorFull,
  paused: messages.mentorPaused,
  limit: messages.tooManyMentorships(PENDING_REQUESTS_MAX),
};

/** The way to ask a mentor; else what came of asking them, or why they cannot be asked. */
function Standing({ _id, name, standing }: Pick<Mentor, '_id' | 'name' | 'standing'>) {
  if (standing === 'open') {
    return (
      <ButtonLink href={paths.mentorshipRequest(_id)} aria-label={`Request Mentorship: ${name}`}>
        Request Mentorship
      </ButtonLink>
    );
  }
  if (standing === 'asked' || standing === 'active') {
    const [status, words] =
      standing === 'asked' ? (['pending', 'See your request'] as const) : (['active', 'See your mentorship'] as const);
    return (
      <ButtonLink
        data-quiet=""
        href={paths.alumniMentorship({ tab: 'mine', status })}
        look="outlined"
        aria-label={`${words}: ${name}`}
      >
        {words}
      </ButtonLink>
    );
  }
  return CLOSED[standing] && <p>{CLOSED[standing]}</p>;
}
