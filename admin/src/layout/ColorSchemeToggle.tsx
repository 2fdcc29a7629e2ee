import BrightnessAuto from '@mui/icons-material/BrightnessAuto';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';

const MODES = {
  system: { label: 'as the system', next: 'light', Icon: BrightnessAuto },
  light: { label: 'light', next: 'dark', Icon: LightMode },
  dark: { label: 'dark', next: 'system', Icon: DarkMode },
} as const;

/** Steps through following the system, light and dark; portal and console remember one choice (design §10). */
export function ColorSchemeToggle() {
  const { mode = 'system', setMode } = useColorScheme();
  const { label, next, Icon } = MODES[mode];
  return (
    <IconButton
      title={`Colours: ${label}`}
      aria-label={`Colours: ${label}. Change to ${MODES[next].label}`}
      onClick={() => setMode(next)}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
