import Search from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { MAX_SEARCH_CHARS } from 'contracts';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from 'ui';

import { FoundMessages } from './FoundMessages';
import { ThreadList } from './ThreadList';

/** Typing goes on for less than this, in milliseconds. */
const TYPING_MS = 250;

const Pane = styled('section')({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });
const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '18px 16px 14px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h1, & h2': { ...theme.typography.h4 },
}));
const Field = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  '& svg': { position: 'absolute', left: 12, top: 10, fontSize: 20, color: theme.vars.palette.text.secondary },
  '& input': {
    width: '100%',
    minHeight: 40,
    padding: '8px 12px 8px 38px',
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.scheme.outline}`,
    borderRadius: theme.vars.shape.borderRadius,
  },
  '& input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '& input:focus-visible': { outlineOffset: 0 },
}));
const Scroll = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });

/** All threads, and the search in one's messages. @param openPerson whose thread stands beside it */
export function ListPane({ openPerson, className }: { openPerson: string | undefined; className?: string }) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const Title = openPerson ? 'h2' : 'h1';
  return (
    <Pane className={className} aria-label="Your conversations">
      <Head>
        <Title>Messages</Title>
        <form role="search" aria-label="Messages" onSubmit={(event) => event.preventDefault()}>
          <Field>
            <VisuallyHidden>Search your messages</VisuallyHidden>
            <Search aria-hidden="true" />
            <input
              type="search"
              value={typed}
              maxLength={MAX_SEARCH_CHARS}
              placeholder="Search your messages"
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        </form>
      </Head>
      <Scroll>{search ? <FoundMessages search={search} /> : <ThreadList openPerson={openPerson} />}</Scroll>
    </Pane>
  );
}

/** What was typed, once nothing more has been for a moment; nothing at once. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed === '' ? '' : settled;
}
