import { lazy, type ComponentType } from 'react';
import { messages, type ConsoleResource } from 'contracts';
import { useParams } from 'react-router-dom';

import { LoadFailure } from './components/LoadFailure';
import { PageLoading } from './components/PageLoading';
import { NotFoundPage } from './layout/NotFoundPage';
import { ResourceList } from './schema/ResourceList';
import { useResources } from './schema/useResources';

/** Pages of resources that need more than their schema says. */
const pages: Partial<Record<string, ComponentType<{ resource: ConsoleResource }>>> = {
  announcements: lazy(() => import('./resources/announcements/AnnouncementList')),
  campaigns: lazy(() => import('./resources/campaigns/CampaignList')),
  'contact-messages': lazy(() => import('./resources/contact-messages/ContactMessageList')),
  events: lazy(() => import('./resources/events/EventList')),
  'message-reports': lazy(() => import('./resources/message-reports/MessageReportList')),
  'contribution-rates': lazy(() => import('./resources/memberships/RateList')),
  memberships: lazy(() => import('./resources/memberships/MembershipList')),
  mentorships: lazy(() => import('./resources/mentorships/MentorshipList')),
  'money-changes': lazy(() => import('./resources/money-changes/MoneyChangeList')),
  payments: lazy(() => import('./resources/payments/PaymentList')),
  receipts: lazy(() => import('./resources/receipts/ReceiptList')),
  'statement-lines': lazy(() => import('./resources/statements/StatementLineList')),
  statements: lazy(() => import('./resources/statements/StatementList')),
  users: lazy(() => import('./resources/users/UserList')),
};

/** Of types of which there is one record. */
const SinglePage = lazy(() => import('./schema/SinglePage'));

/** The page of whatever resource the address names, made of what the server says of it. */
export function ResourcePage() {
  const { resource = '' } = useParams();
  return <PageOf name={resource} />;
}

/** The same of a type that people made. */
export function MadePage() {
  const { type = '' } = useParams();
  return <PageOf name={`c/${type}`} />;
}

function PageOf({ name }: { name: string }) {
  const { data, error, refetch } = useResources();
  if (error) return <LoadFailure title={messages.consoleNotLoaded} error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  const resource = data.find((each) => each.name === name);
  if (!resource) return <NotFoundPage />;
  const Page = pages[name] ?? (resource.isSingle ? SinglePage : ResourceList);
  // What one list was asked for is nothing to the next one.
  return <Page key={name} resource={resource} />;
}
