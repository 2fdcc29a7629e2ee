import Switch from '@mui/material/Switch';
import type { ContentField } from 'contracts';

import { hasPart, withPart } from './publicNames';

interface PublicPartsProps {
  field: ContentField;
  /** All that is public. */
  names: readonly string[];
  onChange: (names: string[]) => void;
}

/** The parts of a public field, and which of them are public. */
export function PublicParts({ field, names, onChange }: PublicPartsProps) {
  return (
    <li>
      <ul aria-label={`Parts of ${field.label}`}>
        {field.parts.map(({ name, label }) => (
          <li key={name}>
            <p>{label}</p>
            <Switch
              size="small"
              checked={hasPart(names, field, name)}
              onChange={(_event, isOn) => onChange(withPart(names, field, name, isOn))}
              slotProps={{ input: { 'aria-label': `${field.label}: ${label} is public` } }}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
