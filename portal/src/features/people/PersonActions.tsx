import { styled } from '@mui/material/styles';
import { paths, type ConnectionState, type PersonDetail } from 'contracts';
import { useRef } from 'react';

import { ButtonLink } from '../../components/Button';
import { ActButton } from './ActButton';
import { PARTING, type Act } from './acts';
import { ConnectButton } from './ConnectButton';
import { EnvelopeButton } from '../../components/people/EnvelopeButton';
import { MoreActs } from './MoreActs';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });

/** What can be made of each state beside connecting and writing, the likeliest first. */
const OFFERED: Record<ConnectionState, readonly Act[]> = {
  self: [],
  none: [],
  sent: ['withdraw'],
  received: ['accept', 'decline'],
  connected: [],
  blocked: ['unblock'],
};

/** What there is to do with a person: connect, write, part; with oneself, to edit the own profile. */
export function PersonActions({ person }: { person: PersonDetail }) {
  const row = useRef<HTMLDivElement>(null);
  const { _id: personId, name, connection, connectionId } = person;
  const subject = { personId, name, connectionId };
  // The button that was pressed is gone; the keyboard goes on from what took its place.
  const keepPlace = () => row.current?.focus({ preventScroll: true });
  const button = (act: Act) => (
    <ActButton key={act} {...{ act, subject }} look={act === 'accept' ? 'filled' : 'outlined'} onDone={keepPlace} />
  );

  if (connection === 'self') return <ButtonLink href={paths.profile()}>Edit your profile</ButtonLink>;
  const [first, ...rest] = OFFERED[connection];
  const parting = PARTING[connection];
  return (
    <Row ref={row} tabIndex={-1} role="group" aria-label={`You and ${name}`}>
      {connection === 'none' && <ConnectButton person={person} onDone={keepPlace} />}
      {connection === 'received' && first && button(first)}
      {connection !== 'blocked' && <EnvelopeButton person={person} words="Message" />}
      {(connection === 'received' ? rest : OFFERED[connection]).map(button)}
      {parting.length > 0 && (
        <MoreActs acts={parting} subject={subject} mailTo={person.canMessage ? person : undefined} onDone={keepPlace} />
      )}
    </Row>
  );
}
