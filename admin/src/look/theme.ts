import type { Components, Theme } from '@mui/material/styles';
import { theme } from 'theme';

import { controls } from './controls';
import { fields } from './fields';
import { surfaces } from './surfaces';

const components: Components<Omit<Theme, 'components'>> = { ...controls, ...fields, ...surfaces };

/** The product's one theme with the library parts that only the console uses dressed in it (design §10). */
export const consoleTheme = { ...theme, components };
