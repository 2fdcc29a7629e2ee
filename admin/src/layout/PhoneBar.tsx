import Menu from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

import { Brand } from './Brand';
import { sideGround } from './ground';
import { WIDE } from './measures';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '6px 8px 6px 16px',
  backgroundColor: sideGround(theme),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up(WIDE)]: { display: 'none' },
}));

interface PhoneBarProps {
  drawerOpen: boolean;
  onOpenDrawer: () => void;
}

/** The top of narrow windows: the brand, and what opens the drawer. */
export function PhoneBar({ drawerOpen, onOpenDrawer }: PhoneBarProps) {
  return (
    <Bar>
      <Brand />
      <IconButton
        sx={{ width: 44, height: 44 }}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={drawerOpen}
        onClick={onOpenDrawer}
      >
        <Menu />
      </IconButton>
    </Bar>
  );
}
