import { messages } from 'contracts';

import { LoadFailure } from '../components/LoadFailure';
import { PageHead } from '../components/PageHead';
import { PageLoading } from '../components/PageLoading';
import { useSettings } from '../providers/settings';
import { useFailureToast } from '../components/useFailureToast';
import { PaymentSettings } from './PaymentSettings';
import { SettingsForm } from './SettingsForm';

/** The Settings page (admin §2): what holds for the whole site. Changes take effect at once (design §4). */
export default function SettingsPage() {
  const { data, error, refetch } = useSettings();
  useFailureToast(messages.settingsNotLoaded, error);
  return (
    <>
      <PageHead title="Settings" lead="What holds for the whole site. A change takes effect at once." />
      {data ? (
        <>
          <SettingsForm settings={data} />
          <PaymentSettings />
        </>
      ) : error ? (
        <LoadFailure title={messages.settingsNotLoaded} error={error} onRetry={() => void refetch()} />
      ) : (
        <PageLoading />
      )}
    </>
  );
}
