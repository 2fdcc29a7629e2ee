import { styled } from '@mui/material/styles';

import { Button } from '../../../components/Button';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { UnsavedChanges } from '../../../components/UnsavedChanges';
import type { ProfileForm } from './useProfileForm';

/** Stays in view while there is something to save. */
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 12,
  paddingBlock: 16,
  backgroundColor: theme.vars.palette.background.default,
  '&[data-changed]': {
    position: 'sticky',
    bottom: 'var(--bottom-bar, 0px)',
    zIndex: 1,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > p': { ...theme.typography.body2, flex: 1, minWidth: '16ch', color: theme.vars.palette.text.secondary },
  '& > div': { width: 180 },
  '& > button': { minHeight: 48 },
  [theme.breakpoints.down('sm')]: {
    '& > p': { flexBasis: '100%' },
    '& > div, & > button': { flex: 1 },
    '&:not([data-changed]) > p': { display: 'none' },
  },
}));

/** Saves the form's changes, or takes them back; asks before they are left behind. */
export function SaveBar({ form: { isChanged, isSaving, discard } }: { form: ProfileForm }) {
  return (
    <Bar data-changed={isChanged || undefined}>
      <p role="status">{isChanged ? 'You have unsaved changes.' : 'Everything is saved.'}</p>
      {isChanged && !isSaving && (
        <Button type="button" look="outlined" onClick={discard}>
          Discard
        </Button>
      )}
      <div>
        <SubmitButton isSending={isSaving} isOff={!isChanged}>
          Save Changes
        </SubmitButton>
      </div>
      <UnsavedChanges exist={isChanged && !isSaving} />
    </Bar>
  );
}
