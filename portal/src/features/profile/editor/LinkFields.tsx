import { TextField } from '../../../components/form/TextField';
import { FieldGrid } from './FieldGrid';
import type { ProfileForm } from './useProfileForm';

const LABELS = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  portfolio: 'Portfolio',
  twitter: 'Twitter',
  facebook: 'Facebook',
  website: 'Website',
};
type LinkName = keyof typeof LABELS;
const ALL = Object.keys(LABELS) as LinkName[];

/** Where else somebody is on the web. @param names those that the editor has; all when absent */
export function LinkFields({ form: { text }, names = ALL }: { form: ProfileForm; names?: readonly LinkName[] }) {
  return (
    <FieldGrid>
      {names.map((name) => (
        <TextField
          key={name}
          label={LABELS[name]}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={500}
          {...text(name)}
        />
      ))}
    </FieldGrid>
  );
}
