import { styled } from '@mui/material/styles';
import type { ConsoleField, ConsoleLinks } from 'contracts';
import { useRecordContext } from 'react-admin';

import { RelatedPicker } from '../../components/related/RelatedPicker';
import { useFormName } from './FormResource';
import { InputFrame } from './InputFrame';

const Pickers = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

interface ManyLinksProps {
  field: ConsoleField;
  source: string;
  value: ConsoleLinks;
  hint: string;
  fault: string | undefined;
  onChange: (value: ConsoleLinks) => void;
}

/** A relation to more records than a form lists: how many there are, what is to come, and what is to go. */
export function ManyLinks({ field, source, value, hint, fault, onChange }: ManyLinksProps) {
  const { label, required } = field;
  const { count, connect = [], disconnect = [] } = value;
  const record = useRecordContext();
  const name = useFormName().replace(/^c\//, '');
  // What a part of a record names is searched among all records.
  const linked = source === field.name && record ? `${name}/${record.id}/${field.name}` : undefined;
  const from = field.source ?? '';
  return (
    <InputFrame
      label={`${label}: ${count.toLocaleString('en-US')}`}
      isRequired={required}
      hint={hint || 'Too many to be listed. Those that are not named here stay.'}
      fault={fault}
    >
      <Pickers>
        <RelatedPicker
          source={from}
          label={`Add to ${label.toLowerCase()}`}
          isMany
          value={connect}
          onChange={(chosen) => onChange({ ...value, connect: chosen })}
        />
        <RelatedPicker
          source={from}
          {...(linked !== undefined && { linked })}
          label={`Remove from ${label.toLowerCase()}`}
          isMany
          value={disconnect}
          onChange={(chosen) => onChange({ ...value, disconnect: chosen })}
        />
      </Pickers>
    </InputFrame>
  );
}
