import { styled } from '@mui/material/styles';
import { APPLICATION_STATE_LABELS, type ApplicationState } from 'contracts';

import { Tag } from '../../../components/Tag';

const State = styled(Tag)(({ theme }) => ({
  fontWeight: 600,
  '&[data-state="received"]': { color: theme.vars.palette.text.secondary },
  '&[data-state="shortlisted"], &[data-state="hired"]': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: 'transparent',
  },
  '&[data-state="rejected"]': { color: theme.vars.palette.error.main, borderColor: 'currentColor' },
}));

/** How far an application has come. */
export function StateTag({ state }: { state: ApplicationState }) {
  return <State data-state={state}>{APPLICATION_STATE_LABELS[state]}</State>;
}
