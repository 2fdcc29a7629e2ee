import { styled } from '@mui/material/styles';
import { paths, type Person } from 'contracts';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Avatar } from '../../components/Avatar';
import { SocialIcon } from '../../components/SocialIcon';
import { Tag } from '../../components/Tag';
import { CARD_HEIGHT } from './CardGrid';
import { classOf, occupationOf } from '../../components/people/describe';
import { ConnectButton } from './ConnectButton';
import { EnvelopeButton } from '../../components/people/EnvelopeButton';
import { SkillChips } from './SkillChips';

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minHeight: CARD_HEIGHT,
  padding: '20px 20px 10px',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  transition: theme.transitions.create(['border-color'], { duration: 150 }),
  '&:hover, &:focus-within': { borderColor: theme.vars.palette.scheme.outline },
}));
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: 16,
  alignContent: 'start',
  overflowWrap: 'anywhere',
  '& h2, & h3': theme.typography.h4,
  '& a': { textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '& .class': { ...theme.typography.caption, marginTop: 4, color: theme.vars.palette.text.secondary },
  '& .occupation': { ...theme.typography.body2, gridColumn: '1 / -1', marginTop: 16, fontWeight: 500 },
  '& .place': { ...theme.typography.caption, gridColumn: '1 / -1', color: theme.vars.palette.text.secondary },
}));
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  marginTop: 10,
  marginLeft: -10,
  marginRight: -8,
  '& > .apart': { marginLeft: 'auto' },
  '& > .connect': { paddingInline: 12 },
  '& > .reason': { marginLeft: 10, marginBottom: 6 },
});

/** What a card says of how the reader stands to the person; nothing where there is nothing to say. */
const STATE_LABELS: Partial<Record<Person['connection'], string>> = {
  self: 'You',
  connected: 'Connected',
  sent: 'Request sent',
  received: 'Asks to connect',
  blocked: 'Blocked',
};

interface PersonCardProps {
  person: Person;
  /** The level of the name among the page's headings. */
  heading?: 'h2' | 'h3';
  /** Stands at the foot in place of the links. */
  foot?: ReactNode;
  /** What there is to add, below the occupation. */
  children?: ReactNode;
}

/** Someone in the directory: who they are, what they do, and the ways to reach them (member §2). */
export function PersonCard({ person, heading: Name = 'h2', foot, children }: PersonCardProps) {
  const { _id, name, avatar, linkedin, twitter, location, industry, skills, connection } = person;
  const label = STATE_LABELS[connection];
  const card = useRef<HTMLElement>(null);
  // The button that was pressed is gone; the keyboard goes on from the card.
  const keepPlace = () => card.current?.focus({ preventScroll: true });
  return (
    <Card ref={card} tabIndex={-1} aria-label={name}>
      <Words>
        <Avatar name={name} picture={avatar} size={64} />
        <div>
          <Name>
            <Link to={paths.person(_id)}>{name}</Link>
          </Name>
          <p className="class">{classOf(person)}</p>
          {label && <Tag style={{ marginTop: 6 }}>{label}</Tag>}
        </div>
        <p className="occupation">{occupationOf(person)}</p>
        <p className="place">{[industry, location].filter(Boolean).join(' · ')}</p>
        {skills.length > 0 && <SkillChips skills={skills} />}
        {children}
      </Words>
      <Foot>
        {foot ?? (
          <>
            {linkedin && <SocialIcon platform="linkedin" href={linkedin} owner={name} />}
            {twitter && <SocialIcon platform="twitter" href={twitter} owner={name} />}
            <span className="apart" />
            {connection === 'none' && (
              <ConnectButton person={person} look="outlined" className="connect" onDone={keepPlace} />
            )}
            {connection !== 'self' && connection !== 'blocked' && <EnvelopeButton person={person} />}
          </>
        )}
      </Foot>
    </Card>
  );
}
