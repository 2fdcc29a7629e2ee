import ContentCopy from '@mui/icons-material/ContentCopy';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../components/Button';
import { control } from '../../../components/form/fieldStyles';
import { useToast } from '../../../lib/useToast';
import { appleCalendarLink, googleSubscriptionLink, outlookSubscriptionLink } from './subscriptionLinks';
import { useFeedChange } from './useFeedChange';

const loadConfirmDialog = () => import('../../../components/ConfirmDialog');
const ConfirmDialog = lazy(async () => ({ default: (await loadConfirmDialog()).ConfirmDialog }));

const Line = styled('div')({ display: 'flex', gap: 8 });
const Address = styled('input')(control, { flex: 1, minWidth: 0, textOverflow: 'ellipsis' });
const Elsewhere = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  marginTop: 6,
  color: theme.vars.palette.text.secondary,
  '& a': { padding: '10px 6px', fontWeight: 600, textUnderlineOffset: 4 },
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 14 });

const QUESTIONS = {
  renew: { question: 'Make a new address? Calendars that use the old one will stop updating.', action: 'Renew' },
  end: { question: 'End your calendar address? Calendars that use it will stop updating.', action: 'End' },
} as const;
type Act = keyof typeof QUESTIONS;

interface FeedAddressProps {
  address: string;
  /** Told once the address is no more, and what stood here with it. */
  onEnded: () => void;
}

/** The private address, to be copied or handed to a calendar, and what makes it useless to whoever should not know it. */
export function FeedAddress({ address, onEnded }: FeedAddressProps) {
  const showToast = useToast();
  const { isBusy, ...change } = useFeedChange();
  const [asked, setAsked] = useState<{ act: Act; isOpen: boolean } | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast('success', 'Address copied');
    } catch {
      showToast('error', 'The address could not be copied. Please select it and copy it yourself.');
    }
  };
  const ask = (act: Act) => () => {
    if (!isBusy) setAsked({ act, isOpen: true });
  };
  const close = () => setAsked((before) => before && { ...before, isOpen: false });
  const carryOut = async (act: Act) => {
    await change[act]();
    if (act === 'end') onEnded();
  };
  const newTab = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <div>
      <Line>
        <Address
          aria-label="Your calendar address"
          value={address}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Button type="button" onClick={() => void copy()}>
          <ContentCopy aria-hidden="true" style={{ fontSize: 18 }} />
          Copy
        </Button>
      </Line>
      <Elsewhere>
        Add it to
        <a href={googleSubscriptionLink(address)} {...newTab}>
          Google
        </a>
        <a href={outlookSubscriptionLink(address)} {...newTab}>
          Outlook
        </a>
        <a href={appleCalendarLink(address)}>Apple and others</a>
      </Elsewhere>
      <Actions>
        {(['renew', 'end'] as const).map((act) => (
          <Button
            key={act}
            type="button"
            look="outlined"
            aria-haspopup="dialog"
            aria-disabled={isBusy}
            onPointerEnter={() => void loadConfirmDialog()}
            onClick={ask(act)}
          >
            {QUESTIONS[act].action} Address
          </Button>
        ))}
      </Actions>
      {asked && (
        <Suspense>
          <ConfirmDialog
            open={asked.isOpen}
            {...QUESTIONS[asked.act]}
            refusal="Keep It"
            onConfirm={() => {
              close();
              void carryOut(asked.act);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
