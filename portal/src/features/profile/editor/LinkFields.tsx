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
const NAMES = Object.keys(LABELS) as (keyof typeof LABELS)[];

/** Where else somebody is on the web. */
export function LinkFields({ form: { text } }: { form: ProfileForm }) {
  return (
    <FieldGrid>
      {NAMES.map((name) => (
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
