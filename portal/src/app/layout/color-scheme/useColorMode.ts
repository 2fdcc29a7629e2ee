import BrightnessAuto from '@mui/icons-material/BrightnessAuto';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import { useSyncExternalStore } from 'react';

import { chooseColorMode, colorMode, subscribeToColorMode, type ColorMode } from '../../../lib/colorMode';

/** What there is to choose among, in its order. */
export const COLOR_MODES: readonly { mode: ColorMode; label: string; Icon: typeof LightMode }[] = [
  { mode: 'system', label: 'System', Icon: BrightnessAuto },
  { mode: 'light', label: 'Light', Icon: LightMode },
  { mode: 'dark', label: 'Dark', Icon: DarkMode },
];

/** The colour scheme that is chosen, and the way to choose another; portal and console remember one choice (design §10). */
export function useColorMode(): { chosen: ColorMode; choose: (mode: ColorMode) => void } {
  // The server does not know the choice, so the first draw of its page must not show it either.
  const chosen = useSyncExternalStore(subscribeToColorMode, colorMode, () => 'system' as const);
  return { chosen, choose: chooseColorMode };
}
