import { styled } from '@mui/material/styles';
import {
  dayAt,
  EVENT_DESCRIPTION_MAX_CHARS,
  EVENT_FORMATS,
  EVENT_LINK_MAX_CHARS,
  EVENT_LOCATION_MAX_CHARS,
  EVENT_ORGANIZER_MAX_CHARS,
  EVENT_TITLE_MAX_CHARS,
  type ProposeEventBody,
} from 'contracts';

import { SelectField } from '../../../components/form/SelectField';
import { TextArea } from '../../../components/form/TextArea';
import { TextField } from '../../../components/form/TextField';
import { useSite } from '../../../lib/useSite';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 12,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

type ProposalField = keyof ProposeEventBody;
/** What has been written so far. */
export type ProposalDraft = Record<ProposalField, string>;

interface ProposalFieldsProps {
  draft: ProposalDraft;
  faults: Partial<Record<ProposalField, string>>;
  onChange: (field: ProposalField, value: string) => void;
}

/** What is to be said of a proposed event; all of it but the link (member §5). */
export function ProposalFields({ draft, faults, onChange }: ProposalFieldsProps) {
  const { timeZone } = useSite().settings;
  const field = (name: ProposalField) => ({
    name,
    defaultValue: draft[name],
    fault: faults[name],
    required: name !== 'registrationLink',
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  return (
    <>
      <TextField {...field('title')} label="Title" maxLength={EVENT_TITLE_MAX_CHARS} autoFocus autoComplete="off" />
      <TextArea {...field('description')} label="Description" rows={4} maxLength={EVENT_DESCRIPTION_MAX_CHARS} />
      <Pair>
        <TextField {...field('date')} label="Date" type="date" min={dayAt(new Date(), timeZone)} />
        <TextField {...field('time')} label="Time" type="time" hint={`${timeZone.replaceAll('_', ' ')} time`} />
        <TextField {...field('location')} label="Location" maxLength={EVENT_LOCATION_MAX_CHARS} autoComplete="off" />
        <SelectField {...field('type')} label="Type">
          {EVENT_FORMATS.map((format) => (
            <option key={format}>{format}</option>
          ))}
        </SelectField>
      </Pair>
      <TextField
        {...field('organizer')}
        label="Organizer"
        maxLength={EVENT_ORGANIZER_MAX_CHARS}
        autoComplete="organization"
      />
      <TextField
        {...field('registrationLink')}
        label="Registration link (optional)"
        type="url"
        maxLength={EVENT_LINK_MAX_CHARS}
        autoComplete="off"
        placeholder="https://"
      />
    </>
  );
}
