import { messages, SETTINGS_DEFAULTS } from 'contracts';
import { ListBase } from 'react-admin';

import { PageHead } from '../../components/PageHead';
import { Pages } from '../../components/list/Pages';
import { Records } from '../../components/list/Records';
import { RecordSkeletons } from '../../components/list/RecordSkeletons';
import { useSettings } from '../../lib/settings';
import { useToast } from '../../lib/useToast';
import { DeleteSelected } from './DeleteSelected';
import { UserActions } from './UserActions';
import { userColumns, userOrders } from './userColumns';
import { UserEdit } from './UserEdit';
import { UserFilters } from './UserFilters';

/** The Users page (admin §2): find, verify, edit and delete accounts. */
export default function UserList() {
  const { data: settings, isPending } = useSettings();
  const perPage = settings?.maxUsersPerPage ?? SETTINGS_DEFAULTS.maxUsersPerPage;
  return (
    <>
      <PageHead title="Users" lead="Everyone with an account: students, alumni, faculty and admins." />
      {isPending ? <RecordSkeletons /> : <UserListOf perPage={perPage} />}
    </>
  );
}

/** The list, once it is known how many people a page holds (admin §5, maxUsersPerPage). */
function UserListOf({ perPage }: { perPage: number }) {
  const toast = useToast();
  return (
    <ListBase
      perPage={perPage}
      sort={{ field: 'createdAt', order: 'DESC' }}
      // What the browser remembers of the list goes with the page size that it was made for.
      storeKey={`users.${perPage}`}
      debounce={300}
      queryOptions={{ onError: (error: Error) => toast.failure(messages.usersNotLoaded, error) }}
    >
      <UserFilters />
      <Records
        columns={userColumns}
        orders={userOrders}
        failureTitle={messages.usersNotLoaded}
        emptyTitle="No users found"
        emptyText="Try another name or address, or look among all roles."
        nameOf={({ name }) => name}
        actions={(user) => <UserActions user={user} />}
        bulkActions={<DeleteSelected />}
      />
      <Pages unit="users" />
      <UserEdit />
    </ListBase>
  );
}
