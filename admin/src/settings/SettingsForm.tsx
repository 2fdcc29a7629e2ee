import type { Settings } from 'contracts';
import { Form } from 'react-admin';

import { KEEP_TYPED } from '../components/keep-typed';
import { AccountSettings } from './AccountSettings';
import { ListSettings } from './ListSettings';
import { SettingsSave } from './SettingsSave';
import { SiteSettings } from './SiteSettings';
import { useSaveSettings } from './useSaveSettings';

/**
 * The general settings form (admin §2). Leaving it with unsaved changes is asked about. What another admin saves
 * meanwhile comes in where nothing was typed.
 */
export function SettingsForm({ settings }: { settings: Settings }) {
  const { save, stored, isPending } = useSaveSettings(settings);
  return (
    <Form<Settings>
      // The form's library wants every record to have an id; settings are the only ones of their kind.
      record={{ id: 'settings', ...settings }}
      resource="settings"
      onSubmit={save}
      noValidate
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      resetOptions={KEEP_TYPED}
    >
      <SiteSettings />
      <AccountSettings />
      <ListSettings />
      <SettingsSave settings={settings} stored={stored} busy={isPending} />
    </Form>
  );
}
