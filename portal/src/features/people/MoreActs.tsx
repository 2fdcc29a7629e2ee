import type { Person } from 'contracts';
import { lazy, Suspense, useState } from 'react';

import { MoreMenu } from '../../components/menu/MoreMenu';
import { ACTS, type Act, type Subject } from './acts';
import { useAskedAct } from './useAskedAct';

const MessageDialog = lazy(() => import('../../components/people/MessageDialog'));

interface MoreActsProps {
  acts: readonly Act[];
  subject: Subject;
  /** Whoever may be written to by mail as well. */
  mailTo?: Pick<Person, '_id' | 'name'>;
  /** Told once one is done, as the menu may be gone then, and the keyboard's place with it. */
  onDone: () => void;
}

/** The acts that part people, and writing by mail, out of the way of the others. */
export function MoreActs({ acts, subject, mailTo, onDone }: MoreActsProps) {
  const { press, question } = useAskedAct(subject, onDone);
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const mail = mailTo ? [{ label: 'Write by mail instead', onChoose: () => setDialog('open') }] : [];
  const parting = acts.map((act) => ({ label: ACTS[act].label, onChoose: () => press(act) }));
  return (
    <>
      <MoreMenu label={`More for ${subject.name}`} choices={[...mail, ...parting]} />
      {question}
      {mailTo && dialog !== 'unused' && (
        <Suspense>
          <MessageDialog person={mailTo} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
