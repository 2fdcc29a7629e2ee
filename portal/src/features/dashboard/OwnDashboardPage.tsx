import { landingPath } from 'contracts';
import { useEffect } from 'react';

import { useUser } from '../../lib/session';
import { useRedirect } from '../../lib/useRedirect';

/** Sends on to the dashboard of whoever is signed in (design §4). */
export default function OwnDashboardPage() {
  const { role } = useUser();
  const redirect = useRedirect();
  useEffect(() => redirect(landingPath(role)), [role, redirect]);
  return null;
}
