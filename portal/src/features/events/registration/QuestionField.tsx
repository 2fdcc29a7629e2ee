import { styled } from '@mui/material/styles';
import { EVENT_ANSWER_MAX_CHARS, type EventQuestion } from 'contracts';
import { useId } from 'react';

import { Checkbox } from '../../../components/form/Checkbox';
import { SelectField } from '../../../components/form/SelectField';
import { TextArea } from '../../../components/form/TextArea';

const Tick = styled('div')(({ theme }) => ({
  marginBottom: 12,
  overflowWrap: 'anywhere',
  '& .fault': { ...theme.typography.caption, fontWeight: 500, color: theme.vars.palette.error.main },
}));

interface QuestionFieldProps {
  question: EventQuestion;
  /** Of the field. */
  name: string;
  fault: string | undefined;
  autoFocus: boolean;
  /** What was answered before the dialog was closed; empty for nothing. */
  draft: string;
  onDraft: (value: string) => void;
}

/** One question of an event: a few lines of text, a choice, or a tick. */
export function QuestionField({ question, name, fault, autoFocus, draft, onDraft }: QuestionFieldProps) {
  const faultId = useId();
  const { kind, label, options, isRequired } = question;
  const words = isRequired ? label : `${label} (optional)`;
  const common = { name, autoFocus, required: isRequired };
  if (kind === 'checkbox') {
    return (
      <Tick>
        <Checkbox
          {...common}
          label={words}
          defaultChecked={draft !== ''}
          aria-invalid={Boolean(fault)}
          aria-describedby={fault ? faultId : undefined}
          onChange={({ target }) => onDraft(target.checked ? 'on' : '')}
        />
        {fault && (
          <p className="fault" id={faultId}>
            {fault}
          </p>
        )}
      </Tick>
    );
  }
  const field = { ...common, fault, label: words, defaultValue: draft };
  if (kind === 'choice') {
    return (
      <SelectField {...field} onChange={({ target }) => onDraft(target.value)}>
        <option value="">{isRequired ? 'Choose an answer' : 'No answer'}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextArea {...field} rows={2} maxLength={EVENT_ANSWER_MAX_CHARS} onChange={({ target }) => onDraft(target.value)} />
  );
}
