import type { Settings } from 'contracts';
import { Form } from 'react-admin';

import { AccountSettings } from './AccountSettings';
import { ListSettings } from './ListSettings';
import { SaveBar } from '../components/SaveBar';
import { SiteSettings } from './SiteSettings';
import { useSaveSettings } from './useSaveSettings';

/** The general settings form (admin §2). Leaving it with unsaved changes is asked about. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const { save, isPending } = useSaveSettings();
  return (
    <Form<Settings>
      // The form's library wants every record to have an id; settings are the only ones of their kind.
      record={{ id: 'settings', ...settings }}
      resource="settings"
      onSubmit={save}
      noValidate
      warnWhenUnsavedChanges
      disableInvalidFormNotification
    >
      <SiteSettings />
      <AccountSettings />
      <ListSettings />
      <SaveBar busy={isPending} action="Save settings" />
    </Form>
  );
}
