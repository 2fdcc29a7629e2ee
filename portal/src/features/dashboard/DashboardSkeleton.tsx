import { Skeleton } from 'ui';

import { Column, Columns } from './Columns';

/** A dashboard while it loads. */
export function DashboardSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading your dashboard">
      <Columns>
        <Column title="Waiting for you">
          <Skeleton style={{ height: 240 }} />
          <Skeleton style={{ height: 150 }} />
        </Column>
        <Column title="What is next">
          <Skeleton style={{ height: 460 }} />
        </Column>
      </Columns>
    </div>
  );
}
