import type { Event, RegistrationState } from 'contracts';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../components/Button';

const loadConfirmDialog = () => import('../../../components/ConfirmDialog');
const ConfirmDialog = lazy(async () => ({ default: (await loadConfirmDialog()).ConfirmDialog }));

interface Words {
  label: string;
  question: (title: string) => string;
}

const GIVE_UP: Words = {
  label: 'Give Up Seat',
  question: (title) => `Give up the seat at “${title}”? It will go to the next person in line.`,
};
const CANCEL: Words = {
  label: 'Cancel Registration',
  question: (title) => `Cancel your registration for “${title}”? Your seat goes to somebody else.`,
};
const WORDS: Partial<Record<RegistrationState, Words>> = {
  waitlisted: {
    label: 'Leave Waitlist',
    question: (title) => `Leave the waitlist of “${title}”? If you come back, you start at the end.`,
  },
  offered: GIVE_UP,
  held: GIVE_UP,
};

interface CancelButtonProps {
  event: Pick<Event, 'title'>;
  /** What is given up. */
  state: RegistrationState | null;
  isBusy: boolean;
  onConfirm: () => void;
}

/** Gives up a seat, an offer or a place in the line, once that was asked about (member §4). */
export function CancelButton({ event, state, isBusy, onConfirm }: CancelButtonProps) {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const { label, question } = (state && WORDS[state]) ?? CANCEL;
  return (
    <>
      <Button
        type="button"
        look="outlined"
        aria-label={`${label}: ${event.title}`}
        aria-haspopup="dialog"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onPointerEnter={() => void loadConfirmDialog()}
        onClick={() => !isBusy && setDialog('open')}
      >
        {label}
      </Button>
      {dialog !== 'unused' && (
        <Suspense>
          <ConfirmDialog
            open={dialog === 'open'}
            question={question(event.title)}
            action={label}
            refusal="Keep It"
            onConfirm={() => {
              setDialog('closed');
              onConfirm();
            }}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
