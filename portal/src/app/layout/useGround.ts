import { api, type ComposedPage, type One } from 'contracts';

import { groundOf, type Ground } from '../../features/composed-pages/placeSections';
import { useApi } from '../../lib/useApi';
import { usePageRoute } from '../usePageRoute';

/**
 * What the top bar lies over at the top of the current page: decided by the sections that editors put there, of which
 * server and browser hold the same answer when they draw first.
 */
export function useGround(): Ground {
  const found = usePageRoute();
  const slug = found?.page.slugOf?.(found.params);
  const { data, isLoading } = useApi<One<ComposedPage>>(slug === undefined ? null : api.page(slug));
  if (data) return groundOf(data.data.sections);
  return isLoading ? 'page' : 'solid';
}
