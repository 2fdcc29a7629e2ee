import { lazy, Suspense } from 'react';

import { useLeaveGuard } from '../lib/useLeaveGuard';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }));

/** Asks before a page is left whose changes would be lost: by a link, by the Back button, by closing the window. */
export function UnsavedChanges({ exist }: { exist: boolean }) {
  const { isAsking, leave, stay } = useLeaveGuard(exist);
  return (
    <Suspense>
      {exist && (
        <ConfirmDialog
          open={isAsking}
          question="Leave without saving your changes?"
          action="Leave"
          refusal="Stay"
          onConfirm={leave}
          onClose={stay}
        />
      )}
    </Suspense>
  );
}
