import PersonAdd from '@mui/icons-material/PersonAddAlt';
import { styled } from '@mui/material/styles';
import type { Person } from 'contracts';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../components/Button';

const loadDialog = () => import('./ConnectDialog');
const ConnectDialog = lazy(loadDialog);

const Opener = styled(Button)({ '& svg': { fontSize: 20 } });

interface ConnectButtonProps {
  person: Pick<Person, '_id' | 'name'>;
  look?: 'filled' | 'outlined';
  className?: string;
  /** Told once the person is asked. */
  onDone: () => void;
}

/** Opens the form that asks a person to connect. */
export function ConnectButton({ person, look = 'filled', className, onDone }: ConnectButtonProps) {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Opener
        type="button"
        look={look}
        className={className}
        aria-label={`Connect with ${person.name}`}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onClick={() => setDialog('open')}
      >
        <PersonAdd aria-hidden="true" />
        Connect
      </Opener>
      {dialog !== 'unused' && (
        <Suspense>
          <ConnectDialog person={person} open={dialog === 'open'} onClose={() => setDialog('closed')} onDone={onDone} />
        </Suspense>
      )}
    </>
  );
}
