import { styled } from '@mui/material/styles';
import { api, messages, proposeEventBody, type EventFormat, type EventProposal, type One } from 'contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';

import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { useForm } from '../../../components/form/useForm';
import { send } from '../../../lib/fetcher';
import { useSite } from '../../../lib/useSite';
import { useToast } from '../../../lib/useToast';
import { memberEventsAddress } from '../alumni/memberEventsAddress';
import { ProposalFields, type ProposalDraft } from './ProposalFields';
import { isProposalList } from './proposalLists';

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlock: '8px 18px',
  color: theme.vars.palette.text.secondary,
}));
const SENTENCES = { noAnswer: messages.networkError, fallback: messages.proposalNotSubmitted };

/** Where the form begins: in person, unless chosen otherwise (member §9). */
const EMPTY: ProposalDraft = {
  ...{ title: '', description: '', date: '', time: '', location: '', organizer: '', registrationLink: '' },
  type: 'In-Person' satisfies EventFormat,
};

interface ProposeDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Proposes an event, which an admin looks at (member §2, §5). */
export default function ProposeDialog({ open, onClose }: ProposeDialogProps) {
  const { timeZone } = useSite().settings;
  const showToast = useToast();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  // Closed by mistake, what was written is still there.
  const [draft, setDraft] = useState(EMPTY);
  const { formProps, faults, isSending } = useForm({
    schema: proposeEventBody(timeZone),
    submit: async (body) => {
      await send<One<EventProposal>>('POST', api.proposeEvent(), body);
      const see = { label: 'See it', run: () => void navigate(memberEventsAddress('mine')) };
      showToast('success', messages.proposalSubmitted, see);
      setDraft(EMPTY);
      onClose();
      await mutate(isProposalList);
    },
    sentences: SENTENCES,
  });
  return (
    <Dialog open={open} title="Propose an Event" onClose={onClose}>
      <Lead>An admin will review it. We will tell you the decision, and you can follow it under My Events.</Lead>
      <form {...formProps}>
        <ProposalFields
          draft={draft}
          faults={faults}
          onChange={(field, value) => setDraft((before) => ({ ...before, [field]: value }))}
        />
        <DialogActions>
          <Button type="button" look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-busy={isSending} aria-disabled={isSending}>
            Submit Proposal
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
