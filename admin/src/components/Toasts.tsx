import { TOAST_MS } from 'contracts';
import { Notification } from 'react-admin';

/** A click elsewhere is no answer to a toast. */
const stay = (event: MouseEvent | TouchEvent) => Object.assign(event, { defaultMuiPrevented: true });

/** Where toasts appear: at the top right, five seconds each, held while the pointer rests on them (admin §9). */
export function Toasts() {
  return (
    <Notification
      autoHideDuration={TOAST_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ clickAwayListener: { onClickAway: stay } }}
    />
  );
}
