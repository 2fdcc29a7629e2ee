import { messages, paths } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { PrivateHead } from '../../components/PrivateHead';

/** Says that no page of a type has this address, and offers the way home. */
export function NoSuchRecord() {
  return (
    <>
      <PrivateHead title={messages.collectionNotFound} />
      <PageHeader title={messages.collectionNotFound} lead="It may have moved, or was taken down.">
        <ButtonLink href={paths.home()} style={{ marginTop: 28 }}>
          Home
        </ButtonLink>
      </PageHeader>
    </>
  );
}
