import { paths } from 'contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useRedirect } from '../../lib/useRedirect';

/** Sends on from the directory's other address, with its filters. */
export default function DirectoryRedirectPage() {
  const { search } = useLocation();
  const redirect = useRedirect();
  useEffect(() => redirect(paths.alumniDirectory() + search), [search, redirect]);
  return null;
}
