import { api } from 'contracts';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';

import { useSession } from '../../../lib/session';
import { acknowledge } from './acknowledge';
import { followChanges } from './followChanges';
import { setReader, setUnread, tellNews } from './news';

/** Keeps the page up with what happens in the reader's threads. Draws nothing. @param account whose they are */
export default function LiveMessages({ account }: { account: string }) {
  const { refresh } = useSession();
  const { mutate } = useSWRConfig();
  const checkSession = useEffectEvent(refresh);
  const refreshDashboard = useEffectEvent(() => void mutate(api.memberDashboard()));
  useEffect(() => {
    setReader(account);
    const ended = new AbortController();
    const { signal } = ended;
    followChanges({
      account,
      signal,
      hear: (changes, isStart) => {
        tellNews({ kind: 'changes', changes, isStart });
        if (!isStart) refreshDashboard();
      },
      receive: acknowledge(signal),
      checkSession: () => checkSession(),
    });
    return () => {
      ended.abort();
      setUnread(0);
    };
  }, [account]);
  return null;
}
