export { BaseStyles } from './BaseStyles';
export { COLOR_SCHEME_ATTRIBUTE, COLOR_SCHEME_SCRIPT, MODE_STORAGE_KEY, NIGHT } from './colorScheme';
export { nightBar, pageGround, personTints } from './palette';
export { theme } from './theme';
export { tokens } from './tokens';
export { useColorSchemeStep } from './useColorSchemeStep';
