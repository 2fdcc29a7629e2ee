import type { Settings } from 'contracts';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';

/**
 * Which settings were typed in here and have been changed by somebody else since.
 * @param settings as they are stored now
 */
export function useOvertaken(settings: Settings): (keyof Settings)[] {
  const { dirtyFields } = useFormState<Settings>();
  const values = useWatch<Settings>();
  const [begun, setBegun] = useState(settings);
  const names = Object.keys(settings) as (keyof Settings)[];
  // A field that nobody types in shows what is stored.
  const followed = names.filter((name) => !dirtyFields[name] && begun[name] !== settings[name]);
  if (followed.length > 0) {
    setBegun({ ...begun, ...Object.fromEntries(followed.map((name) => [name, settings[name]])) });
  }
  return names.filter(
    (name) => dirtyFields[name] && settings[name] !== begun[name] && settings[name] !== (values[name] ?? ''),
  );
}
