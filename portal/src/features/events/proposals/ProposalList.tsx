import { styled } from '@mui/material/styles';
import { api, messages, type EventProposal, type Page } from 'contracts';
import { useRef, useState } from 'react';

import { Button } from '../../../components/Button';
import { CardFrame } from '../../../components/card/CardFrame';
import { CardRows } from '../../../components/card/CardRows';
import { useSteadyApi } from '../../../lib/useSteadyApi';
import { ProposalRow } from './ProposalRow';

const Steps = styled('nav')({ display: 'flex', justifyContent: 'space-between', gap: 12, marginTop: 8 });
/** Proposals of a page. */
const ROWS = 5;

/** What the reader proposed, what became of it, and why (member §2, Alumni events page). */
export function ProposalList() {
  const [page, setPage] = useState(1);
  const result = useSteadyApi<Page<EventProposal>>(api.eventProposals({ page, pageSize: ROWS }));
  const body = useRef<HTMLDivElement>(null);
  const keepPlace = () => body.current?.focus({ preventScroll: true });
  const pageCount = result.data?.meta.pagination.pageCount ?? 1;
  const turn = (to: number) => {
    setPage(to);
    keepPlace();
  };
  return (
    <CardFrame title="My Proposals">
      <div ref={body} tabIndex={-1} style={{ outline: 'none' }}>
        <CardRows
          result={result}
          failure={messages.proposalsNotLoaded}
          emptiness="You have not proposed an event yet. Your proposals and their status will show up here."
          max={ROWS}
        >
          {(proposal) => <ProposalRow proposal={proposal} onDone={keepPlace} />}
        </CardRows>
      </div>
      {pageCount > 1 && (
        <Steps aria-label="Pages of proposals">
          <Button type="button" look="outlined" disabled={page <= 1} onClick={() => turn(page - 1)}>
            Previous
          </Button>
          <Button type="button" look="outlined" disabled={page >= pageCount} onClick={() => turn(page + 1)}>
            Next
          </Button>
        </Steps>
      )}
    </CardFrame>
  );
}
