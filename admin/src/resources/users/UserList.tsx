import { messages, SETTINGS_DEFAULTS } from 'contracts';

import { RecordList } from '../../components/list/RecordList';
import { RecordSkeletons } from '../../components/list/RecordSkeletons';
import { PageHead } from '../../components/PageHead';
import { roleFilters } from '../../lib/roles';
import { useSettings } from '../../providers/settings';
import { DeleteSelected } from './DeleteSelected';
import { UserActions } from './UserActions';
import { userColumns, userOrders } from './userColumns';
import { UserEdit } from './UserEdit';

const FILTERS = {
  label: 'Users',
  placeholder: 'Name or email',
  selects: [{ key: 'role', label: 'Role', choices: roleFilters }],
} as const;

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
  return (
    <RecordList
      resource="users"
      perPage={perPage}
      sort={{ field: 'createdAt', order: 'DESC' }}
      // What the browser remembers of the list goes with the page size that it was made for.
      storeKey={`users.${perPage}`}
      filters={FILTERS}
      unit="users"
      columns={userColumns}
      orders={userOrders}
      failureTitle={messages.usersNotLoaded}
      nothingFound={{ title: 'No users found', text: 'Try another name or address, or look among all roles.' }}
      nameOf={({ name }) => name}
      actions={(user) => <UserActions user={user} />}
      bulkActions={<DeleteSelected />}
    >
      <UserEdit />
    </RecordList>
  );
}
