import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { styled } from '@mui/material/styles';
import { useCloseNotification } from 'react-admin';

import { night } from '../lib/night';

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  width: 'min(380px, calc(100vw - 16px))',
  padding: '8px 8px 8px 14px',
  color: night.text,
  backgroundColor: night.background,
  border: `1px solid ${night.hairline}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& > svg': { flex: 'none', marginBlock: 7, fontSize: 20 },
  '&[data-kind="success"] > svg': { color: night.success },
  '&[data-kind="error"] > svg': { color: night.error },
  '& p': { paddingBlock: 6, fontWeight: 500 },
  '& p + p': { paddingTop: 0, marginTop: -4, fontWeight: 400 },
  '& div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& button': { display: 'grid', padding: 8, border: 0, background: 'none', color: 'inherit', cursor: 'pointer' },
  '& .action': {
    ...theme.typography.button,
    minHeight: 36,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
  '& button svg': { fontSize: 18 },
  '& :focus-visible': { outlineColor: night.focus, outlineOffset: -2 },
}));

interface ToastProps {
  kind: 'success' | 'error';
  message: string;
  /** Why, in smaller words. */
  reason?: string | undefined;
  action?: ToastAction | undefined;
}

/** What a toast offers to do about it. */
export interface ToastAction {
  label: string;
  act: () => void;
}

/** One toast: what happened, and why. */
export function Toast({ kind, message, reason, action }: ToastProps) {
  const close = useCloseNotification();
  const Icon = kind === 'success' ? CheckCircle : ErrorIcon;
  return (
    <Box data-kind={kind} role={kind === 'success' ? 'status' : 'alert'}>
      <Icon aria-hidden="true" />
      <div>
        <p>{message}</p>
        {reason && reason !== message && <p>{reason}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="action"
          onClick={() => {
            close();
            action.act();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Dismiss" onClick={() => close()}>
        <Close aria-hidden="true" />
      </button>
    </Box>
  );
}
