import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, localStorageStore } from 'react-admin';
import { lazy } from 'react';
import { Navigate, Route } from 'react-router-dom';
import { BaseStyles, MODE_STORAGE_KEY } from 'theme';

import { Opening } from './layout/Opening';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { CrashPage } from './layout/CrashPage';
import { NotFoundPage } from './layout/NotFoundPage';
import { authProvider } from './providers/auth';
import { dataProvider } from './providers/data';
import { i18nProvider } from './providers/i18n';
import { MadePage, ResourcePage } from './ResourcePage';
import { consoleTheme } from './look/theme';

const ContentTypePage = lazy(() => import('./content-types/ContentTypePage'));
const ContentTypesPage = lazy(() => import('./content-types/ContentTypesPage'));
const DashboardPage = lazy(() => import('./dashboard/DashboardPage'));
const DonationsPage = lazy(() => import('./resources/campaigns/DonationsPage'));
const DoorPage = lazy(() => import('./resources/events/door/DoorPage'));
const DryRunPage = lazy(() => import('./resources/memberships/DryRunPage'));
const MembershipPage = lazy(() => import('./resources/memberships/MembershipPage'));
const RegistrationsPage = lazy(() => import('./resources/events/registrations/RegistrationsPage'));
const StatementPage = lazy(() => import('./resources/statements/StatementPage'));
const UploadStatementPage = lazy(() => import('./resources/statements/UploadStatementPage'));
const SettingsPage = lazy(() => import('./settings/SettingsPage'));

/** A failure is told once and offers a retry; asking on by itself would tell it again and again. */
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const store = localStorageStore(undefined, 'console');

const Start = () => <Navigate to="/dashboard" replace />;

/** The console: every page of it on one screen (design §2). */
export function App() {
  return (
    <ThemeProvider
      theme={consoleTheme}
      defaultMode="system"
      modeStorageKey={MODE_STORAGE_KEY}
      disableTransitionOnChange
      forceThemeRerender
    >
      <BaseStyles />
      <CoreAdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
      >
        <CoreAdminUI
          requireAuth
          disableTelemetry
          title="Console"
          layout={ConsoleLayout}
          loading={Opening}
          dashboard={Start}
          catchAll={NotFoundPage}
          error={CrashPage}
        >
          <CustomRoutes>
            <Route path="/dashboard" element={<DashboardPage />} />
            <Route path="/content-types" element={<ContentTypesPage />} />
            <Route path="/content-types/:type" element={<ContentTypePage />} />
            <Route path="/settings" element={<SettingsPage />} />
            <Route path="/events/:id/registrations" element={<RegistrationsPage />} />
            <Route path="/events/:id/door" element={<DoorPage />} />
            <Route path="/campaigns/:id/donations" element={<DonationsPage />} />
            <Route path="/memberships/dry-run" element={<DryRunPage />} />
            <Route path="/memberships/:id" element={<MembershipPage />} />
            <Route path="/statements/new" element={<UploadStatementPage />} />
            <Route path="/statements/:id" element={<StatementPage />} />
            <Route path="/c/:type/*" element={<MadePage />} />
            <Route path="/:resource/*" element={<ResourcePage />} />
          </CustomRoutes>
        </CoreAdminUI>
      </CoreAdminContext>
    </ThemeProvider>
  );
}
