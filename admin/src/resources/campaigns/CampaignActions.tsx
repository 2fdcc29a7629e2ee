import Lock from '@mui/icons-material/LockOutlined';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import VolunteerActivism from '@mui/icons-material/VolunteerActivismOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ConsoleCampaignRow } from 'contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { ConfirmDialog } from '../../components/ConfirmDialog';
import { donationsAddress } from './addresses';
import { useCloseCampaign } from './useCloseCampaign';

/** What else can be done with one campaign in the list. */
export function CampaignActions({ campaign: { id, title, state, isClosed } }: { campaign: ConsoleCampaignRow }) {
  const [isAsking, setAsking] = useState(false);
  const close = useCloseCampaign(id);
  const Icon = isClosed ? LockOpen : Lock;
  return (
    <>
      <Tooltip title="Donations">
        <IconButton component={Link} to={donationsAddress(id)} aria-label={`See the donations to ${title}`}>
          <VolunteerActivism fontSize="small" />
        </IconButton>
      </Tooltip>
      {state !== 'ended' && (
        <Tooltip title={isClosed ? 'Open again' : 'Close'}>
          <IconButton
            aria-label={`${isClosed ? 'Open' : 'Close'} ${title}${isClosed ? ' again' : ''}`}
            disabled={close.isPending}
            onClick={() => (isClosed ? close.mutate('reopen') : setAsking(true))}
          >
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Close ${title}`}
        action="Close campaign"
        color="primary"
        busy={close.isPending}
        onConfirm={() => close.mutate('close', { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        It takes no more donations. Whoever is in the checkout already can finish. You can open it again.
      </ConfirmDialog>
    </>
  );
}
