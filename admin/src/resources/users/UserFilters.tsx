import { ListFilters } from '../../components/list/ListFilters';
import { roleFilters } from '../../lib/roles';

/** The search box and the role filter (admin §2). */
export function UserFilters() {
  return (
    <ListFilters
      label="Users"
      placeholder="Name or email"
      selects={[{ key: 'role', label: 'Role', choices: roleFilters }]}
    />
  );
}
