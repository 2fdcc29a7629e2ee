import Mail from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, messages, paths, type One, type ReminderProgress, type Reminders } from 'contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { call } from '../../providers/http';
import { ConfirmDialog } from '../ConfirmDialog';
import { useToast } from '../useToast';
import { useMembershipStats } from './useMembershipStats';

interface SendRemindersProps {
  /** Its name, which differs by page (admin §2). */
  label: string;
}

/** Reminds everybody who owes contributions, once it is known how many that are. Nobody is reminded twice in a week. */
export function SendReminders({ label }: SendRemindersProps) {
  const [isAsking, setAsking] = useState(false);
  const { data: stats } = useMembershipStats();
  const queryClient = useQueryClient();
  const toast = useToast();
  const send = useMutation({
    mutationFn: async () => (await call<One<Reminders>>(api.sendPaymentReminders(), { method: 'POST' })).data,
    onSuccess: ({ sent, skipped }) => {
      toast.success(`${messages.remindersSent}: ${messages.remindersCounted(sent, skipped)}`);
      return queryClient.invalidateQueries({ queryKey: ['memberships'] });
    },
    onError: (error) => toast.failure(messages.remindersNotSent, error),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="contained" startIcon={<Mail />} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Send payment reminders?"
        action="Send"
        color="primary"
        busy={send.isPending}
        onConfirm={() => send.mutate()}
        onClose={() => setAsking(false)}
      >
        {questionFor(stats?.owing)}
        {send.isPending ? <Progress /> : <DryRunLink />}
      </ConfirmDialog>
    </>
  );
}

/** How often it is asked how far they have come, in milliseconds. */
const ASKED_EVERY_MS = 1000;

/** How many members have been told, of all who owe something: as the database has it, whoever began. */
function Progress() {
  const { data } = useQuery({
    queryKey: ['reminder-progress'],
    queryFn: async () => (await call<One<ReminderProgress>>(api.reminderProgress())).data,
    refetchInterval: ASKED_EVERY_MS,
    staleTime: 0,
    gcTime: 0,
  });
  const share = data && data.owing > 0 ? Math.round((data.reminded / data.owing) * 100) : undefined;
  return (
    <Box sx={{ marginTop: 2 }}>
      <LinearProgress aria-label="Sending" {...(share === undefined ? {} : { variant: 'determinate', value: share })} />
      <Box sx={{ marginTop: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        {data ? `${data.reminded.toLocaleString('en-IN')} of ${data.owing.toLocaleString('en-IN')}` : 'Sending …'}
      </Box>
    </Box>
  );
}

const DryRunLink = () => (
  <>
    {' '}
    <Link to={paths.consoleDryRun().replace('/admin', '')}>See who would be charged and reminded</Link>
  </>
);

function questionFor(owing: number | undefined): string {
  if (owing === undefined) return 'Everybody who owes contributions gets a mail, once a week at most.';
  if (owing === 0) return 'Nobody owes anything. No mail would go out.';
  const members = owing === 1 ? '1 member owes' : `${owing.toLocaleString('en-IN')} members owe`;
  return `${members} contributions. Each gets a mail, once a week at most.`;
}
