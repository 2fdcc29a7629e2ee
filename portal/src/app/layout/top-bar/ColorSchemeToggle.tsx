import BrightnessAuto from '@mui/icons-material/BrightnessAuto';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import { useColorScheme } from '@mui/material/styles';

import { IconButton } from './IconButton';

const MODES = {
  system: { label: 'as the system', next: 'light', Icon: BrightnessAuto },
  light: { label: 'light', next: 'dark', Icon: LightMode },
  dark: { label: 'dark', next: 'system', Icon: DarkMode },
} as const;

/** Steps through following the system, light and dark; the choice is remembered (design §10). */
export function ColorSchemeToggle() {
  const { mode = 'system', setMode } = useColorScheme();
  const { label, next, Icon } = MODES[mode];
  return (
    <IconButton
      type="button"
      title={`Colours: ${label}`}
      aria-label={`Colours: ${label}. Change to ${MODES[next].label}`}
      onClick={() => setMode(next)}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
