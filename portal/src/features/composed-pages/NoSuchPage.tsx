import { paths } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { PrivateHead } from '../../components/PrivateHead';

/** Says that no page has this address, and offers the way home. */
export function NoSuchPage({ isLanding }: { isLanding: boolean }) {
  return (
    <>
      <PrivateHead title="Page not found" />
      <PageHeader title="Page not found" lead="It may have moved, or was taken down.">
        {!isLanding && (
          <ButtonLink href={paths.home()} style={{ marginTop: 28 }}>
            Home
          </ButtonLink>
        )}
      </PageHeader>
    </>
  );
}
