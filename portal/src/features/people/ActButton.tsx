import { Button } from '../../components/Button';
import { ACTS, type Act, type Subject } from './acts';
import { useAskedAct } from './useAskedAct';

interface ActButtonProps {
  act: Act;
  subject: Subject;
  look?: 'filled' | 'outlined';
  /** Told once it is done, as the button may be gone then, and the keyboard's place with it. */
  onDone: () => void;
}

/** A button for one act; what loses something is asked about first. */
export function ActButton({ act, subject, look = 'outlined', onDone }: ActButtonProps) {
  const { label } = ACTS[act];
  const { press, prepare, isBusy, question } = useAskedAct(subject, onDone);
  return (
    <>
      <Button
        type="button"
        look={look}
        aria-label={`${label} ${subject.name}`}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onPointerEnter={() => prepare(act)}
        onClick={() => press(act)}
      >
        {label}
      </Button>
      {question}
    </>
  );
}
