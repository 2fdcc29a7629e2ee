import { api, messages, type MessageSettings, type One } from 'contracts';
import useSWR from 'swr';
import { Skeleton } from 'ui';

import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { Switch } from '../../../components/form/Switch';
import { send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useToast } from '../../../lib/useToast';

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.messageSettingsNotSaved };

interface ReadSettingsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Whether others see what the reader has read, and the reader what they have. */
export function ReadSettingsDialog({ open, onClose }: ReadSettingsDialogProps) {
  return (
    <Dialog open={open} title="What others see" onClose={onClose}>
      <ReadSwitch />
      <DialogActions>
        <Button type="button" look="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ReadSwitch() {
  const showToast = useToast();
  const { data, error, mutate } = useSWR<One<MessageSettings>, unknown>(api.messageSettings());
  const save = async (showsRead: boolean) => {
    try {
      await mutate(send<One<MessageSettings>>('PUT', api.messageSettings(), { showsRead }), {
        optimisticData: { data: { showsRead } },
        revalidate: false,
      });
    } catch (fault) {
      showToast('error', sentenceFor(fault, SENTENCES));
    }
  };
  if (error && !data)
    return <p role="alert">{sentenceFor(error, { ...SENTENCES, fallback: messages.threadNotLoaded })}</p>;
  if (!data) return <Skeleton style={{ height: 76 }} />;
  return (
    <Switch
      name="showsRead"
      label="Show what I have read"
      hint="Off, nobody sees whether you have read their messages, and you do not see whether they have read yours."
      isOn={data.data.showsRead}
      onChange={(isOn) => void save(isOn)}
    />
  );
}
