import { styled } from '@mui/material/styles';
import { messages, paths, type Connection, type ConnectionList as List, type Page } from 'contracts';
import { Skeleton } from 'ui';

import { ButtonLink } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { PagedList } from '../../components/PagedList';
import { useSteadyApi } from '../../lib/useSteadyApi';
import { ConnectionRow } from './ConnectionRow';
import { networkingAddress } from './networkingAddress';

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
    advice: 'A complete profile helps others find you.',
  },
  sent: {
    name: 'Your requests',
    emptiness: 'You wait for nobody’s answer',
    advice: 'Requests you send show up here until they are answered.',
  },
  blocked: {
    name: 'People you blocked',
    emptiness: 'You have blocked nobody',
    advice: 'People you block cannot message you or connect with you. They are not told.',
  },
};

interface ConnectionListProps {
  list: List;
  /** The API's path of the list. */
  apiPath: string;
}

/** One of the own lists. */
export function ConnectionList({ list, apiPath }: ConnectionListProps) {
  const result = useSteadyApi<Page<Connection>>(apiPath);
  const { name, emptiness, advice } = WORDS[list];
  return (
    <PagedList
      result={result}
      failure={messages.connectionsNotLoaded}
      skeleton={
        <Waiting role="status" aria-busy="true" aria-label={`Loading ${name.toLowerCase()}`}>
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} style={{ height: 72 }} />
          ))}
        </Waiting>
      }
      label={name}
      List={Rows}
      pathOf={(page) => networkingAddress(list, page)}
      empty={() => (
        <Notice title={emptiness} text={advice}>
          {list === 'received' ? (
            <ButtonLink href={paths.profile()}>Edit your profile</ButtonLink>
          ) : (
            list !== 'blocked' && <ButtonLink href={paths.alumniDirectory()}>Search the directory</ButtonLink>
          )}
        </Notice>
      )}
    >
      {(connection: Connection, keepPlace) => <ConnectionRow connection={connection} onDone={keepPlace} />}
    </PagedList>
  );
}
