import { styled } from '@mui/material/styles';

import { Avatar } from '../../../components/Avatar';
import { classOf, occupationOf } from '../../../components/people/describe';
import { nameOf } from '../words/inWords';
import type { Conversation } from './conversation';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 4,
  minHeight: '100%',
  paddingBlock: 24,
  textAlign: 'center',
  '& h2': { ...theme.typography.h4, marginTop: 12 },
  '& p': { ...theme.typography.body2, maxWidth: '40ch', color: theme.vars.palette.text.secondary },
}));

/** Stands where two people have not written to each other yet. */
export function FirstWords({ conversation: { person, closed } }: { conversation: Conversation }) {
  const name = nameOf(person);
  return (
    <Box>
      <Avatar name={name} picture={person?.avatar ?? null} size={72} />
      <h2>{name}</h2>
      {person && <p>{[occupationOf(person), classOf(person)].filter(Boolean).join(' · ')}</p>}
      {!closed && <p>Say who you are and what you would like to know: that gets the best answers.</p>}
    </Box>
  );
}
