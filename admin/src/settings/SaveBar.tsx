import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Settings } from 'contracts';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

import { SETTING_LABELS } from './labels';
import { useOvertaken } from './useOvertaken';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 16,
  backgroundColor: theme.vars.palette.background.default,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

interface SaveBarProps {
  /** As they are stored now. */
  settings: Settings;
  /** As the last saving has left them. */
  stored: Settings | undefined;
  busy: boolean;
}

/** Saves the form, and tells whether there is something to save, and what of it somebody else has changed meanwhile. */
export function SaveBar({ settings, stored, busy }: SaveBarProps) {
  const { dirtyFields } = useFormState();
  const { reset } = useFormContext();
  // What has been saved counts as typed no longer: its fields follow what is stored again.
  useEffect(() => {
    if (stored) reset(stored);
  }, [stored, reset]);
  const isDirty = Object.keys(dirtyFields).length > 0;
  const overtaken = useOvertaken(settings).map((name) => `${SETTING_LABELS[name]} (now ${inWords(settings[name])})`);
  return (
    <Bar>
      <p role="status">
        {isDirty ? 'You have unsaved changes.' : 'All changes are saved.'}
        {overtaken.length > 0 &&
          ` Somebody else has changed ${overtaken.join(', ')} meanwhile. Saving replaces that by what you typed.`}
      </p>
      <Button type="submit" variant="contained" disabled={busy}>
        Save settings
      </Button>
    </Bar>
  );
}

function inWords(value: Settings[keyof Settings]): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === '' ? 'empty' : `“${value}”`;
}
