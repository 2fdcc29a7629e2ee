import { styled } from '@mui/material/styles';
import type { Mentorship } from 'contracts';
import { messages } from 'contracts';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../components/Button';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useToast } from '../../../lib/useToast';
import { otherOf } from '../words';
import { STEPS, type Place, type Step } from './steps';
import { useMentorshipStep } from './useMentorshipStep';

const loadAnswer = () => import('./AnswerDialog');
const AnswerDialog = lazy(loadAnswer);
const loadConfirm = () => import('../../../components/ConfirmDialog');
const ConfirmDialog = lazy(async () => ({ default: (await loadConfirm()).ConfirmDialog }));

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > button': { flex: '1 1 auto' } });

interface StepButtonsProps {
  mentorship: Pick<Mentorship, '_id' | 'side' | 'mentor' | 'student' | 'abilities'>;
  place: Place;
  /** Told once a step is taken, as its button is gone then, and the keyboard's place with it. */
  onDone: () => void;
}

/** What the reader can make of a request. What loses something is asked about first; an answer takes a word along. */
export function StepButtons({ mentorship, place, onDone }: StepButtonsProps) {
  const { _id, abilities } = mentorship;
  const { name } = otherOf(mentorship);
  const [step, setStep] = useState<Step>('accept');
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const [isBusy, setBusy] = useState(false);
  const take = useMentorshipStep(_id, place);
  const showToast = useToast();
  const steps = (Object.keys(STEPS) as Step[]).filter((each) => abilities[STEPS[each].ability]);
  if (steps.length === 0) return null;
  const { words, question } = STEPS[step];
  const { label, failure } = words[place];
  const close = () => setDialog('closed');

  const confirm = async () => {
    setBusy(true);
    try {
      await take(step);
      onDone();
    } catch (error) {
      showToast('error', sentenceFor(error, { noAnswer: messages.networkError, fallback: failure }));
    } finally {
      setBusy(false);
      close();
    }
  };
  return (
    <>
      <Row role="group" aria-label={`What you can do: ${name}`}>
        {steps.map((each) => (
          <Button
            key={each}
            type="button"
            look={each === 'accept' ? 'filled' : 'outlined'}
            aria-haspopup="dialog"
            aria-label={`${STEPS[each].words[place].label}: ${name}`}
            onPointerEnter={() => void (STEPS[each].question ? loadConfirm() : loadAnswer())}
            onClick={() => {
              setStep(each);
              setDialog('open');
            }}
          >
            {STEPS[each].words[place].label}
          </Button>
        ))}
      </Row>
      {dialog !== 'unused' && (
        <Suspense>
          {question ? (
            <ConfirmDialog
              open={dialog === 'open'}
              question={question.words}
              action={label}
              refusal={question.refusal}
              isBusy={isBusy}
              onConfirm={() => void confirm()}
              onClose={close}
            />
          ) : (
            <AnswerDialog
              open={dialog === 'open'}
              title={`${label}: ${name}`}
              action={label}
              isAccepting={step === 'accept'}
              failure={failure}
              submit={async (answer) => {
                await take(step, answer);
                close();
                onDone();
              }}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </>
  );
}
