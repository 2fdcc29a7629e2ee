import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Face = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  display: 'grid',
  placeItems: 'center',
  minWidth: 40,
  height: 40,
  padding: 0,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  border: '1px solid transparent',
  borderRadius: theme.vars.shape.borderRadius,
  cursor: 'pointer',
  transition: theme.transitions.create(['background-color', 'color'], { duration: 150 }),
  '& svg': { fontSize: 21 },
  '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.background.default },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default', background: 'none' },
  '&:focus-visible': { outlineOffset: -2 },
}));

interface ToolButtonProps {
  label: string;
  shortcut?: string | undefined;
  /** Whether Tab stops here. */
  isStop: boolean;
  isPressed?: boolean | undefined;
  isOff?: boolean;
  onFocus: () => void;
  onUse: () => void;
  children: ReactNode;
}

/** A button of the toolbar. One that can do nothing just now keeps its place, so that the keyboard does not lose its own. */
export function ToolButton({
  label,
  shortcut,
  isStop,
  isPressed,
  isOff = false,
  onFocus,
  onUse,
  children,
}: ToolButtonProps) {
  return (
    <Face
      type="button"
      aria-label={label}
      title={shortcut ? `${label} (${shortcut.replaceAll('Control', 'Ctrl')})` : label}
      aria-keyshortcuts={shortcut}
      aria-pressed={isPressed}
      aria-disabled={isOff}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      // The text keeps its selection, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onUse}
    >
      {children}
    </Face>
  );
}
