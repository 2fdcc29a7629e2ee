import { PageHead } from '../../components/PageHead';
import { useSite } from '../../lib/useSite';
import { AccountLayout } from './AccountLayout';
import { LoginForm } from './LoginForm';

/** Sign in (site §2.3). */
export default function LoginPage() {
  const site = useSite();
  return (
    <>
      <PageHead title="Sign in" description={`Sign in to the member portal of ${site.name}, ${site.institute}.`} />
      <AccountLayout title="Sign in" lead={`Good to see you again at ${site.name}.`}>
        <LoginForm />
      </AccountLayout>
    </>
  );
}
