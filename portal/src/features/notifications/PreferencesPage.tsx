import { styled } from '@mui/material/styles';
import { messages, paths } from 'contracts';
import { Skeleton } from 'ui';

import { Container } from '../../components/Container';
import { LoadFailure } from '../../components/LoadFailure';
import { SiteLink } from '../../components/SiteLink';
import { useFailureToast } from '../../lib/useFailureToast';
import { NotificationsHeader } from './NotificationsHeader';
import { PreferenceTable } from './PreferenceTable';
import { usePreferences } from './usePreferences';

const Column = styled(Container)({ paddingBlock: '12px 96px', minHeight: '60svh' });
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '65ch',
  marginTop: 24,
  color: theme.vars.palette.text.secondary,
}));
const Loading = styled('div')({ display: 'grid', gap: 20, maxWidth: 860 });

/** Skeleton rows while the preferences load. */
const SKELETONS = 3;

/** How each kind of notification reaches the person: on the site, by mail, both, or not at all. */
export default function PreferencesPage() {
  const { data, error, retry, choose } = usePreferences();
  useFailureToast(error, messages.preferencesNotLoaded);
  return (
    <>
      <NotificationsHeader
        title="What reaches you"
        lead="Choose how we tell you. Every change is saved at once."
        current="preferences"
      />
      <Column>
        {error && <LoadFailure title={messages.preferencesNotLoaded} error={error} onRetry={retry} />}
        {!error && !data && (
          <Loading role="status" aria-busy="true" aria-label="Loading preferences">
            {Array.from({ length: SKELETONS }, (_, index) => (
              <Skeleton key={index} style={{ height: 72 }} />
            ))}
          </Loading>
        )}
        {data && (
          <>
            <PreferenceTable preferences={data.data} onChoose={choose} />
            <Note>
              Messages from members always reach you here. To get none at all, switch them off in{' '}
              <SiteLink href={paths.profile()}>your profile</SiteLink>. Mails about your account’s safety are always
              sent.
            </Note>
          </>
        )}
      </Column>
    </>
  );
}
