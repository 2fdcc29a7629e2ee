import { lazy, Suspense, useState, type ReactNode } from 'react';

import { ACTS, type Act, type Subject } from './acts';
import { useAct } from './useAct';

const loadConfirmDialog = () => import('../../components/ConfirmDialog');
const ConfirmDialog = lazy(async () => ({ default: (await loadConfirmDialog()).ConfirmDialog }));

interface AskedAct {
  /** Carries an act out; what loses something is asked about first. */
  press: (act: Act) => void;
  /** To be called where it is likely that `press` follows. */
  prepare: (act: Act) => void;
  isBusy: boolean;
  /** The question, which stands beside what is pressed. */
  question: ReactNode;
}

/**
 * Acts on one person, by whatever is pressed.
 * @param onDone told once it is done, as what was pressed may be gone then, and the keyboard's place with it
 */
export function useAskedAct(subject: Subject, onDone: () => void): AskedAct {
  const carryOut = useAct();
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<{ act: Act; isOpen: boolean } | null>(null);

  const run = async (act: Act) => {
    setAsked((before) => before && { ...before, isOpen: false });
    setBusy(true);
    const isDone = await carryOut(act, subject);
    setBusy(false);
    if (isDone) onDone();
  };
  const { label, question } = ACTS[asked?.act ?? 'accept'];
  return {
    press(act) {
      if (isBusy) return;
      if (ACTS[act].question) setAsked({ act, isOpen: true });
      else void run(act);
    },
    prepare: (act) => void (ACTS[act].question && loadConfirmDialog()),
    isBusy,
    question: asked && question && (
      <Suspense>
        <ConfirmDialog
          open={asked.isOpen}
          question={question(subject.name)}
          action={label}
          onConfirm={() => void run(asked.act)}
          onClose={() => setAsked({ ...asked, isOpen: false })}
        />
      </Suspense>
    ),
  };
}
