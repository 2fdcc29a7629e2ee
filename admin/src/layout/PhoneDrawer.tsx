import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

import { Sidebar } from './Sidebar';
import { WIDE } from './measures';

const CloseButton = styled(IconButton)({
  position: 'absolute',
  top: 14,
  right: 12,
  zIndex: 1,
  width: 44,
  height: 44,
});

interface PhoneDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The sidebar of narrow windows: a drawer that closes by its button, a tap outside, Escape or a choice (admin §2). */
export function PhoneDrawer({ open, onClose }: PhoneDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      sx={{ display: { [WIDE]: 'none' } }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Menu',
          elevation: 0,
          sx: { width: '84%', maxWidth: 320, border: 0 },
        },
      }}
    >
      <CloseButton aria-label="Close menu" onClick={onClose}>
        <Close />
      </CloseButton>
      <Sidebar onChoose={onClose} />
    </Drawer>
  );
}
