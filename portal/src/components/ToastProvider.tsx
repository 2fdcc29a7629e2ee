import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';

import { ToastContext, type ShowToast, type ToastAction, type ToastKind } from '../lib/useToast';

const ToastStack = lazy(() => import('./ToastStack'));

export interface QueuedToast {
  id: number;
  kind: ToastKind;
  message: string;
  action?: ToastAction;
}

/** Gives the page its toasts. What draws them is fetched with the first one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<QueuedToast[]>([]);
  const [used, setUsed] = useState(false);
  const nextId = useRef(1);
  const showToast = useCallback<ShowToast>((kind, message, action) => {
    const id = nextId.current++;
    setUsed(true);
    setQueue((before) => [...before, { id, kind, message, action }]);
  }, []);
  const onTaken = useCallback((id: number) => setQueue((before) => before.filter((toast) => toast.id !== id)), []);
  return (
    <ToastContext value={showToast}>
      {children}
      {used && (
        <Suspense>
          <ToastStack queue={queue} onTaken={onTaken} />
        </Suspense>
      )}
    </ToastContext>
  );
}
