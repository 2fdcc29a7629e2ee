import { ThemeContext } from '@emotion/react';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { theme } from 'theme';

/**
 * The theme as a whole, for the library's own components, such as menus and dialogs. Only what is fetched later may use
 * it: it would be a sixth of every page's first load. Around it there are `tokens` of the theme alone.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/** A component of the library, with what is put into it, within its theme. */
export function themed<P extends object>(Component: ComponentType<P>): ComponentType<P> {
  return function Themed(properties: P) {
    return <MuiTheme>{createElement(Component, properties)}</MuiTheme>;
  };
}
