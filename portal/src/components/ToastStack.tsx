import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { TOAST_MS } from 'contracts';
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
  type CustomContentProps,
  type SnackbarAction,
} from 'notistack';
import { useEffect, type Ref } from 'react';
import { nightBar } from 'theme';

import type { ToastAction } from '../lib/useToast';
import type { QueuedToast } from './ToastProvider';

const EDGE = { success: 'success', error: 'error', info: 'info', default: 'info', warning: 'warning' } as const;

const Content = styled(SnackbarContent, { shouldForwardProp: (name) => name !== 'edge' })<{
  edge: (typeof EDGE)[keyof typeof EDGE];
}>(({ theme, edge }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minWidth: 'min(360px, 100%)',
  padding: '10px 8px 10px 16px',
  color: nightBar.text,
  backgroundColor: nightBar.background,
  border: '1px solid rgba(245, 239, 226, 0.2)',
  borderLeft: `4px solid ${theme.vars.palette[edge].main}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& .message': { flex: 1 },
  '& button': { display: 'grid', padding: 8, border: 0, background: 'none', cursor: 'pointer' },
  '& button.action': { fontWeight: 600, color: nightBar.focus, textDecoration: 'underline', textUnderlineOffset: 4 },
  '& button:focus-visible': { outlineColor: nightBar.focus },
  '& svg': { fontSize: 18 },
  // Stronger than the library's own rule: on a phone the button would drop below the words.
  '&&': { flexWrap: 'nowrap' },
}));

type ToastProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

function Toast({ id, message, variant, action, style, className, ref }: ToastProps) {
  return (
    <Content ref={ref} role="alert" style={style} className={className} edge={EDGE[variant]}>
      <span className="message">{message}</span>
      {typeof action === 'function' ? action(id) : action}
      <button type="button" aria-label="Dismiss" onClick={() => closeSnackbar(id)}>
        <Close aria-hidden="true" />
      </button>
    </Content>
  );
}

const CONTENTS = { success: Toast, error: Toast, info: Toast };

/** Draws what a toast offers to do; done or not, it can be done once. */
function buttonFor({ label, run }: ToastAction): SnackbarAction {
  // On its way out a toast can still be pressed.
  let isDone = false;
  return (id) => (
    <button
      type="button"
      className="action"
      onClick={() => {
        if (isDone) return;
        isDone = true;
        closeSnackbar(id);
        run();
      }}
    >
      {label}
    </button>
  );
}

interface ToastStackProps {
  queue: QueuedToast[];
  onTaken: (id: number) => void;
}

/** Toasts at the top right: five seconds each, held while the pointer rests on them (site §9). */
export default function ToastStack({ queue, onTaken }: ToastStackProps) {
  useEffect(() => {
    for (const { id, kind, message, action } of queue) {
      enqueueSnackbar(message, { key: id, variant: kind, action: action && buttonFor(action) });
      onTaken(id);
    }
  }, [queue, onTaken]);
  return (
    <SnackbarProvider
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      autoHideDuration={TOAST_MS}
      maxSnack={3}
      Components={CONTENTS}
    />
  );
}
