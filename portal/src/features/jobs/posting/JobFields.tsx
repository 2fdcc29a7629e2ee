import { styled } from '@mui/material/styles';
import {
  JOB_LINE_MAX_CHARS,
  JOB_LINK_MAX_CHARS,
  JOB_TEXT_MAX_CHARS,
  JOB_TITLE_MAX_CHARS,
  type JobType,
} from 'contracts';

import { SelectField } from '../../../components/form/SelectField';
import { TextArea } from '../../../components/form/TextArea';
import { TextField } from '../../../components/form/TextField';
import { capital } from '../boards';

/** Fields beside each other where there is room. */
export const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** What both forms ask for (member §3, §5). */
type CommonField =
  'title' | 'company' | 'location' | 'type' | 'description' | 'requirements' | 'salary' | 'contactEmail';

interface JobFieldsProps {
  /** What the form begins with. */
  initial: Readonly<Partial<Record<CommonField, string>>>;
  faults: Partial<Record<CommonField, string>>;
  /** The types that the form offers, by what they are called there. */
  types: Readonly<Partial<Record<JobType, string>>>;
  onChange?: (field: CommonField, value: string) => void;
}

/** A field of these forms by its name: uncontrolled, told of what is written. */
export function fieldOf<Field extends string>({
  initial,
  faults,
  onChange,
}: {
  initial: Readonly<Partial<Record<Field, string>>>;
  faults: Partial<Record<Field, string>>;
  onChange?: ((field: Field, value: string) => void) | undefined;
}) {
  return (name: Field) => ({
    name,
    defaultValue: initial[name],
    fault: faults[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange?.(name, target.value),
  });
}

/** What the job is and where: the first part of both forms. */
export function JobFields({ types, ...form }: JobFieldsProps) {
  const field = fieldOf<CommonField>(form);
  return (
    <>
      <TextField {...field('title')} label="Title" maxLength={JOB_TITLE_MAX_CHARS} required />
      <Pair>
        <TextField {...field('company')} label="Company" maxLength={JOB_LINE_MAX_CHARS} required />
        <TextField {...field('location')} label="Location" maxLength={JOB_LINE_MAX_CHARS} required />
        <SelectField {...field('type')} label="Type" required>
          <option value="">Choose a type</option>
          {Object.entries(types).map(([type, label]) => (
            <option key={type} value={type}>
              {capital(label)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('salary')}
          label="Salary (optional)"
          maxLength={JOB_LINE_MAX_CHARS}
          placeholder="₹ 12 lakh a year"
        />
      </Pair>
      <TextArea {...field('description')} label="Description" rows={6} maxLength={JOB_TEXT_MAX_CHARS} required />
      <TextArea {...field('requirements')} label="Requirements" rows={4} maxLength={JOB_TEXT_MAX_CHARS} required />
    </>
  );
}

/** Where people apply, on another site. @param props of `fieldOf`, and its label */
export function LinkField(props: ReturnType<ReturnType<typeof fieldOf>> & { label: string }) {
  return <TextField {...props} type="url" maxLength={JOB_LINK_MAX_CHARS} placeholder="https://" />;
}
