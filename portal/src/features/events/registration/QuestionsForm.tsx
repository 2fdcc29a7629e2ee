import { eventRegisterBody, type EventQuestion, type GivenAnswer } from 'contracts';
import { useState, type ReactNode } from 'react';

import { useForm } from '../../../components/form/useForm';
import { answersIn, fieldOf } from './answers';
import { QuestionField } from './QuestionField';

/** What was answered so far, by the name of the field. */
export type Drafts = Readonly<Record<string, string>>;

interface QuestionsFormProps {
  questions: readonly EventQuestion[];
  /** What was answered before. */
  drafts?: Drafts;
  onDraft?: (field: string, value: string) => void;
  /** @throws ApiError */
  submit: (answers: readonly GivenAnswer[]) => Promise<void>;
  /** Told of what no single answer is at fault for. */
  onFailure: (error: unknown) => void;
  /** The buttons. */
  children: (isSending: boolean) => ReactNode;
}

/** The questions that an event asks whoever comes. */
export function QuestionsForm({ questions, drafts, onDraft, submit, onFailure, children }: QuestionsFormProps) {
  const [own, setOwn] = useState<Drafts>({});
  const { formProps, faults, isSending } = useForm({
    fields: questions.map((_question, index) => fieldOf(index)),
    schema: eventRegisterBody(questions),
    toBody: (inputs) => ({ answers: answersIn(questions, inputs) }),
    submit: ({ answers = [] }) => submit(answers),
    onFailure: (_sentence, { error }) => onFailure(error),
  });
  return (
    <form {...formProps}>
      {questions.map((question, index) => {
        const name = fieldOf(index);
        return (
          <QuestionField
            key={name}
            {...{ question, name }}
            autoFocus={index === 0}
            fault={faults[name]}
            draft={(drafts ?? own)[name] ?? ''}
            onDraft={(value) => (onDraft ? onDraft(name, value) : setOwn((before) => ({ ...before, [name]: value })))}
          />
        );
      })}
      {children(isSending)}
    </form>
  );
}
