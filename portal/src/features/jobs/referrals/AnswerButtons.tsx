import { styled } from '@mui/material/styles';
import type { Referral } from 'contracts';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../components/Button';
import { ANSWERS, type AnswerKind } from './answers';

const loadDialog = () => import('./AnswerDialog');
const AnswerDialog = lazy(loadDialog);

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface AnswerButtonsProps {
  referral: Pick<Referral, '_id' | 'person'>;
  /** Told once it is answered, as the buttons are gone then. */
  onDone: () => void;
}

/** What can be answered to a request for a referral. */
export function AnswerButtons({ referral: { _id, person }, onDone }: AnswerButtonsProps) {
  const [answer, setAnswer] = useState<AnswerKind>('referred');
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const name = person?.name ?? 'Somebody';
  const choose = (kind: AnswerKind) => {
    setAnswer(kind);
    setDialog('open');
  };
  return (
    <>
      <Row role="group" aria-label={`Answer ${name}`}>
        {(Object.keys(ANSWERS) as AnswerKind[]).map((kind) => (
          <Button
            key={kind}
            type="button"
            look={kind === 'referred' ? 'filled' : 'outlined'}
            aria-haspopup="dialog"
            aria-label={`${ANSWERS[kind]}: ${name}`}
            onPointerEnter={() => void loadDialog()}
            onClick={() => choose(kind)}
          >
            {ANSWERS[kind]}
          </Button>
        ))}
      </Row>
      {dialog !== 'unused' && (
        <Suspense>
          <AnswerDialog
            referralId={_id}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            {...{ answer, name, onDone }}
          />
        </Suspense>
      )}
    </>
  );
}
