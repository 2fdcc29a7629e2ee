import type { Settings } from 'contracts';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

import { SaveBar } from '../components/SaveBar';
import { SETTING_LABELS } from './labels';
import { useOvertaken } from './useOvertaken';

interface SettingsSaveProps {
  /** As they are stored now. */
  settings: Settings;
  /** As the last saving has left them. */
  stored: Settings | undefined;
  busy: boolean;
}

/** Saves the settings, and tells what of them somebody else has changed meanwhile. */
export function SettingsSave({ settings, stored, busy }: SettingsSaveProps) {
  const { reset } = useFormContext();
  // What has been saved counts as typed no longer: its fields follow what is stored again.
  useEffect(() => {
    if (stored) reset(stored);
  }, [stored, reset]);
  const overtaken = useOvertaken(settings).map((name) => `${SETTING_LABELS[name]} (now ${inWords(settings[name])})`);
  return (
    <SaveBar busy={busy} action="Save settings">
      {overtaken.length > 0 &&
        ` Somebody else has changed ${overtaken.join(', ')} meanwhile. Saving replaces that by what you typed.`}
    </SaveBar>
  );
}

function inWords(value: Settings[keyof Settings]): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === '' ? 'empty' : `“${value}”`;
}
