import { styled } from '@mui/material/styles';
import type { Campaign } from 'contracts';

import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { DonationForm } from './DonationForm';

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlock: '8px 18px',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));

interface DonateDialogProps {
  campaign: Pick<Campaign, '_id' | 'title'> | undefined;
  open: boolean;
  onClose: () => void;
}

/** Asks how much somebody gives, and how (member §5). */
export default function DonateDialog({ campaign, open, onClose }: DonateDialogProps) {
  return (
    <Dialog open={open} title="Make a donation" onClose={onClose}>
      <Lead>{campaign ? `For “${campaign.title}”.` : 'It goes where the society needs it most.'}</Lead>
      <DonationForm campaignId={campaign?._id}>
        {(isSending) => (
          <DialogActions>
            <Button type="button" look="outlined" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" aria-busy={isSending} aria-disabled={isSending}>
              Continue to payment
            </Button>
          </DialogActions>
        )}
      </DonationForm>
    </Dialog>
  );
}
