import BrightnessAuto from '@mui/icons-material/BrightnessAuto';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import { useColorSchemeStep } from 'theme';

import { IconButton } from '../../../components/IconButton';

const ICONS = { system: BrightnessAuto, light: LightMode, dark: DarkMode };

/** The button that steps through the colour schemes. */
export function ColorSchemeToggle() {
  const { mode, title, label, step } = useColorSchemeStep();
  const Icon = ICONS[mode];
  return (
    <IconButton type="button" title={title} aria-label={label} onClick={step}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
