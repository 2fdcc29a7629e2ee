import { ListField } from '../../../components/form/ListField';
import { FieldGrid } from './FieldGrid';
import type { ProfileForm } from './useProfileForm';

const LABELS = { skills: 'Skills', interests: 'Interests' };

interface SkillFieldsProps {
  form: ProfileForm;
  /** The lists that the editor has. */
  names: readonly (keyof typeof LABELS)[];
}

/** What somebody can do, and what they care for. */
export function SkillFields({ form: { values, faults, set }, names }: SkillFieldsProps) {
  return (
    <FieldGrid>
      {names.map((name) => (
        <ListField
          key={name}
          label={LABELS[name]}
          name={name}
          entries={values[name] ?? []}
          fault={faults[name]}
          onChange={(entries) => set(name, entries)}
        />
      ))}
    </FieldGrid>
  );
}
