import Gift from '@mui/icons-material/VolunteerActivismOutlined';
import type { Campaign } from 'contracts';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../components/Button';

const load = () => import('./DonateDialog');
const DonateDialog = lazy(load);

interface DonateButtonProps {
  /** What it is for; left out, for whatever the society needs. */
  campaign?: Pick<Campaign, '_id' | 'title'>;
  look?: 'filled' | 'outlined';
}

/** Opens the form of a donation. */
export function DonateButton({ campaign, look }: DonateButtonProps) {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button
        type="button"
        look={look}
        aria-label={campaign && `Donate Now: ${campaign.title}`}
        aria-haspopup="dialog"
        data-screen-only
        onPointerEnter={() => void load()}
        onClick={() => setDialog('open')}
      >
        <Gift aria-hidden="true" style={{ fontSize: 20 }} />
        Donate Now
      </Button>
      {dialog !== 'unused' && (
        <Suspense>
          <DonateDialog campaign={campaign} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
