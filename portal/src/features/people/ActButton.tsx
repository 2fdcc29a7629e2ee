import { lazy, Suspense, useState } from 'react';

import { Button } from '../../components/Button';
import { ACTS, type Act, type Subject } from './acts';
import { useAct } from './useAct';

const loadConfirmDialog = () => import('../../components/ConfirmDialog');
const ConfirmDialog = lazy(async () => ({ default: (await loadConfirmDialog()).ConfirmDialog }));

interface ActButtonProps {
  act: Act;
  subject: Subject;
  look?: 'filled' | 'outlined';
  /** Told once it is done, as the button may be gone then, and the keyboard's place with it. */
  onDone: () => void;
}

/** A button for one act; what loses something is asked about first. */
export function ActButton({ act, subject, look = 'outlined', onDone }: ActButtonProps) {
  const { label, question } = ACTS[act];
  const carryOut = useAct();
  const [isBusy, setBusy] = useState(false);
  const [asking, setAsking] = useState<'unused' | 'open' | 'closed'>('unused');

  const run = async () => {
    setAsking((before) => (before === 'unused' ? before : 'closed'));
    setBusy(true);
    const isDone = await carryOut(act, subject);
    setBusy(false);
    if (isDone) onDone();
  };
  const press = () => {
    if (isBusy) return;
    if (question) setAsking('open');
    else void run();
  };
  return (
    <>
      <Button
        type="button"
        look={look}
        aria-label={`${label} ${subject.name}`}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onPointerEnter={question && (() => void loadConfirmDialog())}
        onClick={press}
      >
        {label}
      </Button>
      {question && asking !== 'unused' && (
        <Suspense>
          <ConfirmDialog
            open={asking === 'open'}
            question={question(subject.name)}
            action={label}
            onConfirm={() => void run()}
            onClose={() => setAsking('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
