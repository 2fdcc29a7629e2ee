import { keyframes, styled } from '@mui/material/styles';

import { useHydrated } from '../../lib/useHydrated';
import { Button } from '../Button';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Keeps its size while it works: the words make room for nothing, they only fade. */
const Wide = styled(Button)({
  position: 'relative',
  width: '100%',
  minHeight: 48,
  '&:disabled, &[aria-disabled="true"]': { cursor: 'default', boxShadow: 'none' },
  '&[aria-busy="true"] .words': { opacity: 0.25 },
  '&[data-off]': { opacity: 0.55 },
});
const Spinner = styled('span')({
  position: 'absolute',
  width: 20,
  height: 20,
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
});

interface SubmitButtonProps {
  children: string;
  isSending: boolean;
  /** There is nothing to send. The keyboard keeps its place here as well. */
  isOff?: boolean;
}

/** Sends the form. Before the page's script runs it is off; while it works it keeps the keyboard's place. */
export function SubmitButton({ children, isSending, isOff = false }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <Wide
      type="submit"
      disabled={!isHydrated}
      aria-disabled={isSending || isOff}
      aria-busy={isSending}
      data-off={isOff || undefined}
    >
      <span className="words">{children}</span>
      {isSending && <Spinner aria-hidden="true" />}
    </Wide>
  );
}
