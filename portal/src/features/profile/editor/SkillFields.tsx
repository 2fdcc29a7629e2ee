import { ListField } from '../../../components/form/ListField';
import { FieldGrid } from './FieldGrid';
import type { ProfileForm } from './useProfileForm';

const LABELS = { skills: 'Skills', interests: 'Interests', languages: 'Languages' };
const NAMES = Object.keys(LABELS) as (keyof typeof LABELS)[];

/** What somebody can do, what they care for, and what they speak. */
export function SkillFields({ form: { values, faults, set } }: { form: ProfileForm }) {
  return (
    <FieldGrid>
      {NAMES.map((name) => (
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
