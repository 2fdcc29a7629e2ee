import { styled } from '@mui/material/styles';
import { paths, type AccountRole, type PrivacySettings } from 'contracts';

import { Switch } from '../../../components/form/Switch';
import { SiteLink } from '../../../components/SiteLink';
import type { ProfileForm } from './useProfileForm';

const Elsewhere = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 16,
  '& a': { color: 'inherit', fontWeight: 600, textUnderlineOffset: 4 },
}));

const SETTINGS: Record<keyof PrivacySettings, { label: string; hint?: string }> = {
  showEmail: { label: 'Show my email address' },
  showPhone: { label: 'Show my phone number' },
  showLocation: { label: 'Show my location', hint: 'While this is off, nobody can find you by it.' },
  showSocialLinks: { label: 'Show my social links' },
  allowMessaging: {
    label: 'Let members write to me',
    hint: 'Messages are mailed to you; your email address stays hidden.',
  },
};
const NAMES = Object.keys(SETTINGS) as (keyof PrivacySettings)[];

/** What of the profile other members see (member §3). Alumni may also be presented on the landing page. */
export function PrivacyFields({ form: { values, set }, role }: { form: ProfileForm; role: AccountRole }) {
  const { privacySettings, spotlightOptIn = false } = values;
  if (!privacySettings) return null;
  return (
    <div>
      {NAMES.map((name) => (
        <Switch
          key={name}
          {...SETTINGS[name]}
          name={name}
          isOn={privacySettings[name]}
          onChange={(isOn) => set('privacySettings', { ...privacySettings, [name]: isOn })}
        />
      ))}
      {role === 'alumni' && (
        <Switch
          label="I may be presented on the landing page"
          hint="Editors may feature you in the alumni spotlight with your name, picture, class, position and company."
          name="spotlightOptIn"
          isOn={spotlightOptIn}
          onChange={(isOn) => set('spotlightOptIn', isOn)}
        />
      )}
      <Elsewhere>
        What we tell you, and how: <SiteLink href={paths.notificationPreferences()}>Notification preferences</SiteLink>
      </Elsewhere>
    </div>
  );
}
