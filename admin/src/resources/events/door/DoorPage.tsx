import Button from '@mui/material/Button';
import { formatMoment, messages, SETTINGS_DEFAULTS } from 'contracts';
import { useStore } from 'react-admin';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';

import { LoadFailure } from '../../../components/LoadFailure';
import { Notice } from '../../../components/Notice';
import { PageHead } from '../../../components/PageHead';
import { PageLoading } from '../../../components/PageLoading';
import { useSite } from '../../../providers/site';
import { registrationsAddress } from '../addresses';
import { DoorScreen } from './DoorScreen';
import { useDoor } from './useDoor';

/** The check-in at a door of an event (design §7): by camera or by hand, with the network or without. */
export default function DoorPage() {
  const { id = '' } = useParams();
  // Neither cameras nor hashes are there on pages that came over plain HTTP.
  if (!window.isSecureContext) {
    return <Notice isPage title="This page needs HTTPS" text="Open the console by its secure address to check in." />;
  }
  return <Door key={id} eventId={id} />;
}

function Door({ eventId }: { eventId: string }) {
  const { device, view } = useDoor(eventId);
  const timeZone = useKeptTimeZone();
  const { event, failure, isOnline } = view;
  if (!event && (failure || !isOnline)) {
    return <LoadFailure title={messages.doorNotLoaded} error={failure} onRetry={() => void device.sync()} />;
  }
  if (!event) return <PageLoading />;
  const when = formatMoment(event.startsAt, timeZone);
  return (
    <>
      <PageHead
        title="Check-in"
        tabTitle={`Check-in: ${event.title}`}
        lead={[event.title, when, event.location].filter(Boolean).join(' · ')}
      >
        <Button variant="outlined" component={Link} to={registrationsAddress(eventId)}>
          Registrations
        </Button>
      </PageHead>
      <DoorScreen device={device} view={view} timeZone={timeZone} />
    </>
  );
}

/** The site's time zone, as it was when the network was last there. */
function useKeptTimeZone(): string {
  const current = useSite()?.settings.timeZone;
  const [kept, keep] = useStore<string>('door.timeZone', SETTINGS_DEFAULTS.timeZone);
  useEffect(() => {
    if (current) keep(current);
  }, [current, keep]);
  return current ?? kept;
}
