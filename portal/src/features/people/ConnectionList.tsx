import { styled } from '@mui/material/styles';
import { messages, paths, type Connection, type ConnectionList as List, type Page } from 'contracts';
import { useRef } from 'react';

import { ButtonLink } from '../../components/Button';
import { LoadFailure } from '../../components/LoadFailure';
import { Notice } from '../../components/Notice';
import { Pagination } from '../../components/Pagination';
import { Skeleton } from '../../components/Skeleton';
import { useFailureToast } from '../../lib/useFailureToast';
import { useSteadyApi } from '../../lib/useSteadyApi';
import { ConnectionRow } from './ConnectionRow';
import { networkingAddress } from './networkingAddress';

const Section = styled('section')({ '&:focus-visible': { outline: 'none' } });
const Rows = styled('ul')(({ theme }) => ({
  '& > li': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
}));
const Waiting = styled('div')({ display: 'grid', gap: 20, paddingBlock: 24 });

/** What each list is called, and what to do where it is empty. */
const WORDS: Record<List, { name: string; emptiness: string; advice: string }> = {
  connected: {
    name: 'Your connections',
    emptiness: 'No connections yet',
    advice: 'Find somebody from your year, your company or your field, and say hello.',
  },
  received: {
    name: 'Requests to you',
    emptiness: 'No requests are waiting',
    advice: 'A complete profile helps others to find you.',
  },
  sent: {
    name: 'Your requests',
    emptiness: 'You wait for nobody’s answer',
    advice: 'Requests that you send stand here until they are answered.',
  },
  blocked: {
    name: 'People you blocked',
    emptiness: 'You have blocked nobody',
    advice: 'Whoever you block cannot write to you or connect with you, and is not told.',
  },
};

interface ConnectionListProps {
  list: List;
  /** The API's path of the list. */
  apiPath: string;
}

/** One of the own lists, or what stands in while it loads, when it failed to, or when it is empty. */
export function ConnectionList({ list, apiPath }: ConnectionListProps) {
  const { data, error, retry } = useSteadyApi<Page<Connection>>(apiPath);
  const section = useRef<HTMLElement>(null);
  useFailureToast(error, messages.connectionsNotLoaded);
  const { name, emptiness, advice } = WORDS[list];
  if (error) return <LoadFailure title={messages.connectionsNotLoaded} error={error} onRetry={retry} />;
  if (!data) {
    return (
      <Waiting role="status" aria-busy="true" aria-label={`Loading ${name.toLowerCase()}`}>
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} style={{ height: 72 }} />
        ))}
      </Waiting>
    );
  }
  // The row that something was done with goes; the keyboard goes on from the list.
  const keepPlace = () => section.current?.focus({ preventScroll: true });
  return (
    <Section ref={section} tabIndex={-1} aria-label={name}>
      {data.data.length === 0 ? (
        <Notice title={emptiness} text={advice}>
          {list === 'received' ? (
            <ButtonLink href={paths.profile()}>Edit your profile</ButtonLink>
          ) : (
            list !== 'blocked' && <ButtonLink href={paths.alumniDirectory()}>Search the directory</ButtonLink>
          )}
        </Notice>
      ) : (
        <Rows>
          {data.data.map((connection) => (
            <li key={connection._id}>
              <ConnectionRow connection={connection} onDone={keepPlace} />
            </li>
          ))}
        </Rows>
      )}
      <Pagination pagination={data.meta.pagination} pathOf={(page) => networkingAddress(list, page)} />
    </Section>
  );
}
