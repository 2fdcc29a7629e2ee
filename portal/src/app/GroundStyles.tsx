import GlobalStyles from '@mui/material/GlobalStyles';
import { BaseStyles, theme } from 'theme';

import { MuiTheme } from '../components/MuiTheme';

/**
 * The colours of both schemes, as CSS variables, and the ground rules under every page. They never change, so the server
 * writes them into the page and a browser needs no code for them.
 */
export function GroundStyles() {
  return (
    <MuiTheme>
      <GlobalStyles styles={theme.generateStyleSheets()} />
      <BaseStyles />
    </MuiTheme>
  );
}
