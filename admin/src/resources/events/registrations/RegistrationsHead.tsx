import Download from '@mui/icons-material/DownloadOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ConsoleEvent, RegistrationCounts } from 'contracts';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';

import { PageHead } from '../../../components/PageHead';
import { useDates } from '../../../providers/dates';
import { csvAddress } from '../../../providers/events';
import { doorAddress } from '../addresses';
import { WriteMessage } from './WriteMessage';

const Way = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-block',
  marginBottom: 10,
  textUnderlineOffset: '0.25em',
}));

interface RegistrationsHeadProps {
  event: ConsoleEvent;
  counts: RegistrationCounts | undefined;
}

/** Which event it is, and what can be done with all who come. */
export function RegistrationsHead({ event, counts }: RegistrationsHeadProps) {
  const { id, title, startsAt, location } = event;
  const { moment } = useDates();
  const list = useListContext();
  const [writing, setWriting] = useState(false);
  return (
    <>
      <Way to="/events">All events</Way>
      <PageHead
        title={title}
        tabTitle={`Registrations: ${title}`}
        lead={[moment(startsAt), location].filter(Boolean).join(' · ')}
      >
        <Button variant="outlined" startIcon={<QrCodeScanner />} component={Link} to={doorAddress(id)}>
          Check in at the door
        </Button>
        <Button
          variant="outlined"
          startIcon={<Download />}
          // A download of the browser's own, so that no list is too long for it.
          href={csvAddress(id, list.filterValues as object)}
          download
        >
          Export CSV
        </Button>
        <Button variant="contained" startIcon={<Mail />} disabled={!counts} onClick={() => setWriting(true)}>
          Write a message
        </Button>
      </PageHead>
      {counts && <WriteMessage eventId={id} counts={counts} open={writing} onClose={() => setWriting(false)} />}
    </>
  );
}
