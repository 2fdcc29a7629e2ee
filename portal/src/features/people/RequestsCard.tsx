import { styled } from '@mui/material/styles';
import { api, messages, paths, type Connection, type Page } from 'contracts';
import { useRef } from 'react';

import { CardFrame } from '../../components/card/CardFrame';
import { CardRows } from '../../components/card/CardRows';
import { SiteLink } from '../../components/SiteLink';
import { useApi } from '../../lib/useApi';
import { ActButton } from './ActButton';
import { PersonLine } from './PersonLine';

/** Requests that the card shows; the rest is behind its link. */
const ROWS = 2;

const Actions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  maxWidth: 320,
  marginTop: 12,
});

/** Requests to connect that wait for an answer, to be answered here: a card of the dashboards. */
export function RequestsCard() {
  const result = useApi<Page<Connection>>(api.connections({ list: 'received' }));
  const body = useRef<HTMLDivElement>(null);
  const more = { name: 'requests to connect', href: paths.networking('received') };
  return (
    <CardFrame title="Requests to connect" more={result.data?.data.length ? more : undefined}>
      <div ref={body} tabIndex={-1}>
        <CardRows
          result={result}
          failure={messages.connectionsNotLoaded}
          emptiness={
            <p>
              Nobody waits for your answer. <SiteLink href={paths.alumniDirectory()}>Find people you know</SiteLink>
            </p>
          }
          max={ROWS}
          isDense
        >
          {({ _id, person }) => {
            const subject = { personId: person._id, name: person.name, connectionId: _id };
            const onDone = () => body.current?.focus({ preventScroll: true });
            return (
              <PersonLine
                person={person}
                foot={
                  <Actions>
                    <ActButton act="accept" look="filled" {...{ subject, onDone }} />
                    <ActButton act="decline" {...{ subject, onDone }} />
                  </Actions>
                }
              />
            );
          }}
        </CardRows>
      </div>
    </CardFrame>
  );
}
