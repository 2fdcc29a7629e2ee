import Add from '@mui/icons-material/Add';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../components/Button';

const loadDialog = () => import('./ProposeDialog');
const ProposeDialog = lazy(loadDialog);

/** Opens the form that proposes an event (member §2, Alumni events page). */
export function ProposeButton() {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setDialog('open')}
      >
        <Add aria-hidden="true" style={{ fontSize: 20 }} />
        Propose an Event
      </Button>
      {dialog !== 'unused' && (
        <Suspense>
          <ProposeDialog open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
