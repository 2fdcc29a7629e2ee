import { useColorScheme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';

/** The choices in the order of a toggle that steps through them. */
const STEPS = {
  system: { name: 'as the system', next: 'light' },
  light: { name: 'light', next: 'dark' },
  dark: { name: 'dark', next: 'system' },
} as const;

const NEVER = () => () => undefined;

interface ColorSchemeStep {
  mode: keyof typeof STEPS;
  /** What is in force, for a tooltip. */
  title: string;
  /** What is in force and what a press does, for a screen reader. */
  label: string;
  step: () => void;
}

/** Steps through following the system, light and dark; portal and console remember one choice (design §10). */
export function useColorSchemeStep(): ColorSchemeStep {
  const { mode: chosen = 'system', setMode } = useColorScheme();
  // The server does not know the choice, so the first draw of its page must not show it either.
  const mode = useSyncExternalStore(
    NEVER,
    () => chosen,
    () => 'system' as const,
  );
  const { name, next } = STEPS[mode];
  return {
    mode,
    title: `Colours: ${name}`,
    label: `Colours: ${name}. Change to ${STEPS[next].name}`,
    step: () => setMode(next),
  };
}
