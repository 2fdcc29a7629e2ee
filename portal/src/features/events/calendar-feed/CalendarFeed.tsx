import { styled } from '@mui/material/styles';
import { api, messages, type CalendarFeed as Feed, type One } from 'contracts';
import { useRef } from 'react';
import { Skeleton } from 'ui';

import { Button } from '../../../components/Button';
import { CardFrame } from '../../../components/card/CardFrame';
import { useApi, type ApiResult } from '../../../lib/useApi';
import { useFailureToast } from '../../../lib/useFailureToast';
import { FeedAddress } from './FeedAddress';
import { useFeedChange } from './useFeedChange';

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '60ch',
  marginBlock: '8px 18px',
  color: theme.vars.palette.text.secondary,
}));
const Quiet = styled('div')({ display: 'grid', gap: 14, justifyItems: 'start' });

/** The private address where a calendar reads what its owner registered for. */
export function CalendarFeed() {
  const result = useApi<One<Feed>>(api.calendarFeed());
  useFailureToast(result.error, messages.calendarFeedNotLoaded);
  const body = useRef<HTMLDivElement>(null);
  return (
    <CardFrame title="Your calendar">
      <Text>
        What you register for appears in your own calendar, by an address that is yours alone. Whoever knows it can read
        which events you go to.
      </Text>
      <div ref={body} tabIndex={-1} style={{ outline: 'none' }}>
        <Body {...result} onEnded={() => body.current?.focus({ preventScroll: true })} />
      </div>
    </CardFrame>
  );
}

interface BodyProps extends ApiResult<One<Feed>> {
  onEnded: () => void;
}

function Body({ data, error, retry, onEnded }: BodyProps) {
  const { start, isBusy } = useFeedChange();
  if (error) {
    return (
      <Quiet>
        <p>{messages.calendarFeedNotLoaded}</p>
        <Button type="button" look="outlined" onClick={retry}>
          Retry
        </Button>
      </Quiet>
    );
  }
  if (!data) return <Skeleton role="status" aria-busy="true" aria-label="Loading address" style={{ height: 48 }} />;
  const { address } = data.data;
  if (address) return <FeedAddress {...{ address, onEnded }} />;
  return (
    <Button type="button" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void start()}>
      Create My Address
    </Button>
  );
}
