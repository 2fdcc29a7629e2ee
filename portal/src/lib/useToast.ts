import { createContext, useContext } from 'react';

export type ToastKind = 'success' | 'error' | 'info';

/** What can still be done about what a toast tells, such as to undo it. Whoever misses it finds another way. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** Shows a sentence at the top right for five seconds (site §2.1). */
export type ShowToast = (kind: ToastKind, message: string, action?: ToastAction) => void;

export const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a toast: top right, for 5 seconds (site §9). */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
