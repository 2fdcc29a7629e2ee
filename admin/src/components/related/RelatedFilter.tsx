import type { ConsoleRelated } from 'contracts';
import { useGetMany } from 'react-admin';

import { RelatedPicker } from './RelatedPicker';

interface RelatedFilterProps {
  source: string;
  label: string;
  /** The id of a record; empty for none. */
  value: string;
  onChange: (id: string) => void;
}

/** Leaves what a record is related to. The address keeps its id, and the server says what it is called. */
export default function RelatedFilter({ source, label, value, onChange }: RelatedFilterProps) {
  const { data = [] } = useGetMany<ConsoleRelated>(source, { ids: [value] }, { enabled: value !== '' });
  const chosen = data.filter((record) => record.id === value);
  return (
    <RelatedPicker
      source={source}
      label={label}
      isMany={false}
      value={value === '' || chosen.length > 0 ? chosen : [{ id: value, label: '…' }]}
      placeholder="Any"
      onChange={([record]) => onChange(record?.id ?? '')}
    />
  );
}
