import { messages, paths } from 'contracts';
import { useState } from 'react';

import { ButtonLink } from '../../components/Button';
import { PageHead } from '../../components/PageHead';
import { useSite } from '../../lib/useSite';
import { AccountLayout } from './AccountLayout';
import { Registered, type Registration } from './Registered';
import { RegisterForm } from './RegisterForm';

/** Register (site §2.4), unless the society has closed its registration for now (design §4). */
export default function RegisterPage() {
  const site = useSite();
  const [registration, setRegistration] = useState<Registration | null>(null);
  return (
    <>
      <PageHead
        title="Register"
        description={`Join the member portal of ${site.name}, ${site.institute}: students, alumni and faculty.`}
      />
      {registration ? (
        <Registered {...registration} />
      ) : site.settings.enableRegistration ? (
        <AccountLayout title="Register" lead={`Students, alumni and faculty of ${site.institute} are welcome.`}>
          <RegisterForm onRegistered={setRegistration} />
        </AccountLayout>
      ) : (
        <AccountLayout
          title={messages.registrationClosed}
          lead="If you already have an account, you can still sign in."
        >
          <ButtonLink href={paths.login()}>Sign in</ButtonLink>
        </AccountLayout>
      )}
    </>
  );
}
