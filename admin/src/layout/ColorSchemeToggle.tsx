import BrightnessAuto from '@mui/icons-material/BrightnessAuto';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorSchemeStep } from 'theme';

const ICONS = { system: BrightnessAuto, light: LightMode, dark: DarkMode };

/** The button that steps through the colour schemes. */
export function ColorSchemeToggle() {
  const { mode, title, label, step } = useColorSchemeStep();
  const Icon = ICONS[mode];
  return (
    <IconButton title={title} aria-label={label} onClick={step}>
      <Icon fontSize="small" />
    </IconButton>
  );
}
