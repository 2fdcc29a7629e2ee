import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Frame = styled(MuiDialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    width: 'min(460px, 100%)',
    margin: 20,
    padding: 'clamp(22px, 4vw, 32px)',
    backgroundImage: 'none',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
  },
}));
const Title = styled('h2')(({ theme }) => theme.typography.h4);
/** The buttons of a dialog, at its foot. */
export const DialogActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  justifyContent: 'flex-end',
  marginTop: 24,
});

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** What is said or asked, and the buttons; where the keyboard begins comes with `autoFocus`. */
  children: ReactNode;
  /** Told once it is gone and the focus is back where it was. */
  onClosed?: () => void;
}

/** A window over the page that asks for something. Escape and a tap beside it close it, the focus stays inside. */
export function Dialog({ open, title, onClose, children, onClosed }: DialogProps) {
  const titleId = useId();
  return (
    <Frame open={open} onClose={onClose} aria-labelledby={titleId} slotProps={{ transition: { onExited: onClosed } }}>
      <Title id={titleId}>{title}</Title>
      {children}
    </Frame>
  );
}
