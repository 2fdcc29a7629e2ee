import { TextField } from '../../../components/form/TextField';
import type { LINKS } from './checkProfile';
import { FieldGrid } from './FieldGrid';
import type { ProfileForm } from './useProfileForm';

type LinkName = (typeof LINKS)[number];

const LABELS: Record<LinkName, string> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  portfolio: 'Portfolio',
  twitter: 'Twitter',
  facebook: 'Facebook',
  website: 'Website',
};

/** Where else somebody is on the web. @param names those that the editor has */
export function LinkFields({ form: { text }, names }: { form: ProfileForm; names: readonly LinkName[] }) {
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
