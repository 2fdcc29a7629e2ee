import { createContext, useContext } from 'react';

export type ToastKind = 'success' | 'error' | 'info';

/** Shows a sentence at the top right for five seconds (site §2.1). */
export type ShowToast = (kind: ToastKind, message: string) => void;

export const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a toast: top right, for 5 seconds (site §9). */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
