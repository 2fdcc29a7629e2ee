import ArrowBack from '@mui/icons-material/ArrowBack';
import { styled } from '@mui/material/styles';
import { paths } from 'contracts';
import { Link, useNavigate } from 'react-router-dom';

import { Avatar } from '../../../components/Avatar';
import { MoreMenu } from '../../../components/menu/MoreMenu';
import { classOf, occupationOf } from '../../../components/people/describe';
import { nameOf } from '../words/inWords';
import type { Conversation } from './conversation';

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  minHeight: 68,
  padding: '8px 12px 8px clamp(8px, 2vw, 20px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h1': { ...theme.typography.body1, fontWeight: 600, lineHeight: 1.3 },
  '& h1 a': { textDecoration: 'none' },
  '& h1 a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '& .about': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& :is(h1, .about)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .about a': { color: 'inherit', textUnderlineOffset: 3 },
}));
const Back = styled(Link)(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginRight: -6,
  color: 'inherit',
  borderRadius: theme.vars.shape.borderRadius,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));
const Who = styled('div')({ flex: 1, minWidth: 0 });

export type HeadDialog = 'mail' | 'report' | 'block' | 'settings';

interface ConversationHeadProps {
  conversation: Conversation;
  onOpen: (dialog: HeadDialog) => void;
  onUnblock: () => void;
}

/** With whom one writes, and what there is to do beside that. */
export function ConversationHead({ conversation, onOpen, onUnblock }: ConversationHeadProps) {
  const navigate = useNavigate();
  const { person, mentorship, closed, messages, isReported } = conversation;
  const name = nameOf(person);
  const isBlocked = closed === 'blocked';
  const hasTheirs = messages.some(({ isOwn }) => !isOwn);
  const choices = [
    person && { label: 'View profile', onChoose: () => void navigate(paths.person(person._id)) },
    person?.canMessage && { label: 'Write by mail instead', onChoose: () => onOpen('mail') },
    { label: 'Show what I have read…', onChoose: () => onOpen('settings') },
    hasTheirs && !isReported && { label: 'Report…', onChoose: () => onOpen('report') },
    person && !isBlocked && { label: 'Block', onChoose: () => onOpen('block') },
    person && isBlocked && { label: 'Unblock', onChoose: onUnblock },
  ].filter((choice) => choice !== null && choice !== false && choice !== undefined);
  return (
    <Bar>
      <Back to={paths.threads()} aria-label="All messages">
        <ArrowBack aria-hidden="true" />
      </Back>
      <Avatar name={name} picture={person?.avatar ?? null} size={40} />
      <Who>
        <h1>{person ? <Link to={paths.person(person._id)}>{name}</Link> : name}</h1>
        <p className="about">
          {person && (occupationOf(person) || classOf(person))}
          {mentorship && (
            <>
              {person && (occupationOf(person) || classOf(person)) && ' · '}
              <Link to={paths.mentorshipDetail(mentorship)}>Your mentorship</Link>
            </>
          )}
        </p>
      </Who>
      <MoreMenu label={`More for ${name}`} choices={choices} />
    </Bar>
  );
}
