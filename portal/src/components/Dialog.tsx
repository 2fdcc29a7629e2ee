import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

import { themed } from './MuiTheme';

/** Between a dialog's edge and what it says. */
const PADDING = 'clamp(22px, 4vw, 32px)';
/** Of the buttons, with the fade above them: what is written in stays clear of both. */
const FOOT_HEIGHT = 110;

const Frame = styled(themed(MuiDialog))(({ theme }) => ({
  '& .MuiDialog-paper': {
    width: 'min(460px, 100%)',
    margin: 20,
    padding: PADDING,
    scrollPaddingBottom: FOOT_HEIGHT,
    backgroundImage: 'none',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
  },
}));
const Title = styled('h2')(({ theme }) => theme.typography.h4);
/** The buttons of a dialog, at its foot, which is in view however long the dialog is. */
export const DialogActions = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: `calc(-1 * ${PADDING})`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  justifyContent: 'flex-end',
  margin: `12px calc(-1 * ${PADDING}) calc(-1 * ${PADDING})`,
  padding: `12px ${PADDING} ${PADDING}`,
  backgroundColor: theme.vars.palette.background.paper,
  // The last field has its own distance.
  'form > &': { marginTop: 0 },
  // What is scrolled below it fades out.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: '100%',
    height: 20,
    pointerEvents: 'none',
    background: `linear-gradient(to top, ${theme.vars.palette.background.paper}, transparent)`,
  },
}));

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
