import { Skeleton } from 'ui';

import { Container } from '../../components/Container';
import { PersonBand, PersonIdentity } from './personFrame';

/** Somebody's page while it loads. */
export function PersonPageSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading profile" style={{ minHeight: '100svh' }}>
      <PersonBand>
        <Container>
          <PersonIdentity>
            <Skeleton style={{ width: 128, height: 128, borderRadius: '50%' }} />
            <div>
              <Skeleton style={{ width: 'min(100%, 380px)', height: 52 }} />
              <Skeleton style={{ width: 'min(80%, 260px)', height: 24, marginTop: 16 }} />
            </div>
          </PersonIdentity>
        </Container>
      </PersonBand>
      <Container style={{ paddingTop: 40 }}>
        <Skeleton style={{ height: 220 }} />
      </Container>
    </div>
  );
}
