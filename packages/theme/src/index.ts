export { BaseStyles } from './BaseStyles';
export { COLOR_SCHEME_SCRIPT, MODE_STORAGE_KEY } from './colorScheme';
export { nightBar } from './palette';
export { theme } from './theme';
export { useColorSchemeStep } from './useColorSchemeStep';
