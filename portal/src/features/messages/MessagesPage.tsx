import { styled } from '@mui/material/styles';
import { useParams } from 'react-router-dom';

import { Notice } from '../../components/Notice';
import { ListPane } from './list/ListPane';
import { ConversationPane } from './thread/ConversationPane';
import { useTitleCount } from './useTitleCount';
import { useVisibleHeight } from './useVisibleHeight';

/** Fills the members' area; list and conversation scroll by themselves. On phones it shows one of them. */
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: 'var(--frame-height)',
  [theme.breakpoints.down('md')]: {
    '&:not([data-open]) > div, &[data-open] > section': { display: 'none' },
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'clamp(320px, 30%, 360px) minmax(0, 1fr)' },
  [theme.breakpoints.up('xl')]: { borderRight: `1px solid ${theme.vars.palette.divider}` },
}));
const List = styled(ListPane)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { borderRight: `1px solid ${theme.vars.palette.divider}` },
}));
const Conversation = styled('div')({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });
const Nobody = styled('div')({ display: 'grid', flex: 1, placeContent: 'center' });

/** One's messages: all threads, and the one that is open. */
export default function MessagesPage() {
  const { person } = useParams();
  const frame = useVisibleHeight();
  useTitleCount();
  return (
    <Frame ref={frame} data-fills-frame="" data-open={person ? true : undefined}>
      <List openPerson={person} />
      <Conversation>
        {person ? (
          <ConversationPane key={person} person={person} />
        ) : (
          <Nobody>
            <Notice title="Choose a conversation" text="Or write to somebody from the directory." />
          </Nobody>
        )}
      </Conversation>
    </Frame>
  );
}
