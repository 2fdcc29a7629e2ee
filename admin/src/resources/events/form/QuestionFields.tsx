import {
  EVENT_QUESTION_KINDS,
  EVENT_QUESTION_MAX_CHARS,
  EVENT_QUESTIONS_MAX,
  messages,
  type EventQuestionKind,
} from 'contracts';
import { maxLength, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { SwitchInput } from '../../../components/SwitchInput';
import { EntryList } from '../../../components/EntryList';
import { FieldRow } from '../../../components/FieldRow';
import { Section } from './layout';

const KIND_LABELS: Record<EventQuestionKind, string> = {
  text: 'A line of text',
  choice: 'One of several options',
  checkbox: 'A tick',
};
const kindChoices = EVENT_QUESTION_KINDS.map((id) => ({ id, name: KIND_LABELS[id] }));

/** What everybody who registers is asked. */
export function QuestionFields() {
  return (
    <Section section="questions" text="Asked of everybody who registers.">
      <EntryList
        source="questions"
        name="Question"
        max={EVENT_QUESTIONS_MAX}
        blank={{ label: '', kind: 'text', options: [], isRequired: false }}
      >
        {(source) => (
          <>
            <TextInput
              source={`${source}.label`}
              label="Question"
              helperText={false}
              validate={[required(messages.questionMissing), maxLength(EVENT_QUESTION_MAX_CHARS)]}
            />
            <FieldRow>
              <SelectInput
                source={`${source}.kind`}
                label="Answered by"
                choices={kindChoices}
                helperText={false}
                validate={required()}
              />
              <SwitchInput source={`${source}.isRequired`} label="Has to be answered" helperText={false} />
            </FieldRow>
            <Options source={source} />
          </>
        )}
      </EntryList>
    </Section>
  );
}

/** What a choice offers, one option on each line. */
function Options({ source }: { source: string }) {
  const kind = useWatch<Record<string, unknown>>({ name: `${source}.kind` });
  if (kind !== 'choice') return null;
  return (
    <TextInput
      source={`${source}.options`}
      label="Options"
      helperText="Two or more, one on each line."
      multiline
      minRows={3}
      format={(options: string[] | null) => (options ?? []).join('\n')}
      parse={(text: string) => text.split('\n')}
      validate={required('A choice needs two options or more, one on each line.')}
    />
  );
}
