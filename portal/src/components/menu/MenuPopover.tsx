import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';

import { themed } from '../MuiTheme';

const Menu = themed(MuiMenu);

const Choice = styled(MenuItem)(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 44,
  paddingInline: 18,
  fontWeight: 500,
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.scheme.focus}`, outlineOffset: -3 },
}));

/** Something that a menu offers. */
export interface MenuChoice {
  label: string;
  onChoose: () => void;
}

interface MenuPopoverProps {
  label: string;
  choices: readonly MenuChoice[];
  /** What opened it; the focus returns there. */
  opener: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
}

/** The choices of a menu, below what opened it. */
export default function MenuPopover({ label, choices, opener, open, onClose }: MenuPopoverProps) {
  return (
    <Menu
      open={open}
      onClose={onClose}
      anchorEl={() => opener.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': label },
        paper: {
          elevation: 0,
          sx: { minWidth: 180, mt: 0.5, backgroundImage: 'none', border: '1px solid', borderColor: 'divider' },
        },
      }}
    >
      {choices.map(({ label: words, onChoose }) => (
        <Choice
          key={words}
          onClick={() => {
            onClose();
            onChoose();
          }}
        >
          {words}
        </Choice>
      ))}
    </Menu>
  );
}
