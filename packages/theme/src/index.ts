export { BaseStyles } from './BaseStyles';
export { COLOR_SCHEME_SCRIPT, MODE_STORAGE_KEY, NIGHT } from './colorScheme';
export { nightBar, pageGround } from './palette';
export { theme } from './theme';
export { useColorSchemeStep } from './useColorSchemeStep';
