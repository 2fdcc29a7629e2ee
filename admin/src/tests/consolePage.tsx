import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter, Route, Routes, type MemoryRouterProps } from 'react-router-dom';

import { Toasts } from '../components/Toasts';
import { dataProvider } from '../providers/data';
import { i18nProvider } from '../providers/i18n';
import { Look } from './Look';

/**
 * Shows a page of the console at an address, with its toasts.
 * @param path where the page stands, such as `/events/*`
 * @param address where it is opened
 */
export function showConsolePage(
  page: ReactElement,
  path: string,
  address: NonNullable<MemoryRouterProps['initialEntries']>[number],
): void {
  render(
    <Look>
      <MemoryRouter initialEntries={[address]}>
        <CoreAdminContext
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
          store={memoryStore()}
        >
          <Routes>
            <Route path={path} element={page} />
          </Routes>
          <Toasts />
        </CoreAdminContext>
      </MemoryRouter>
    </Look>,
  );
}
