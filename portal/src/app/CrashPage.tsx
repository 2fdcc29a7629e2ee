import { paths } from 'contracts';

import { Button, ButtonLink } from '../components/Button';
import { Container } from '../components/Container';
import { Notice } from '../components/Notice';

/** Says that something went wrong, in a page whose frame still stands, and offers the ways on. */
export function PageCrash() {
  return (
    <Container style={{ paddingTop: 96 }}>
      <Notice title="Something went wrong" text="The page could not be shown. Loading it again often helps." urgent>
        <Button type="button" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <ButtonLink href={paths.home()} look="outlined">
          Home
        </ButtonLink>
      </Notice>
    </Container>
  );
}

/** The same where the frame itself is broken. */
export function CrashPage() {
  return (
    <main>
      <PageCrash />
    </main>
  );
}
