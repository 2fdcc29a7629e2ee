import { WAITING_TOAST_KEY, type WaitingToast } from 'contracts';
import { useEffect } from 'react';

import { useToast, type ToastKind } from '../../lib/useToast';

const KINDS: readonly ToastKind[] = ['success', 'error', 'info'];

/** Shows once what the console left to say here, such as that somebody has logged out there. */
export function useWaitingToast(): void {
  const showToast = useToast();
  useEffect(() => {
    const toast = takeToast();
    if (toast) showToast(toast.kind, toast.message);
  }, [showToast]);
}

function takeToast(): WaitingToast | null {
  try {
    const toast: unknown = JSON.parse(sessionStorage.getItem(WAITING_TOAST_KEY) ?? 'null');
    sessionStorage.removeItem(WAITING_TOAST_KEY);
    return isToast(toast) ? toast : null;
  } catch {
    // Storage can be forbidden, or hold anything.
    return null;
  }
}

function isToast(value: unknown): value is WaitingToast {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('message' in value)) return false;
  return KINDS.some((kind) => kind === value.kind) && typeof value.message === 'string';
}
