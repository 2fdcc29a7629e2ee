import HowToReg from '@mui/icons-material/HowToRegOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { SETTINGS_DEFAULTS, type ConsoleResource, type ConsoleUser } from 'contracts';

import { RecordSkeletons } from '../../components/list/RecordSkeletons';
import { PageHead } from '../../components/PageHead';
import { useSettings } from '../../providers/settings';
import { ResourceList } from '../../schema/ResourceList';
import { userCells } from './userCells';
import { useVerifyUser } from './useVerifyUser';

/** The Users page (admin §2), once it is known how many people a page holds (admin §5, maxUsersPerPage). */
export default function UserList({ resource }: { resource: ConsoleResource }) {
  const { data: settings, isPending } = useSettings();
  const perPage = settings?.maxUsersPerPage ?? SETTINGS_DEFAULTS.maxUsersPerPage;
  if (isPending) {
    return (
      <>
        <PageHead title={resource.words.title} lead={resource.words.lead} />
        <RecordSkeletons />
      </>
    );
  }
  return (
    <ResourceList<ConsoleUser>
      resource={resource}
      perPage={perPage}
      // What the browser remembers of the list goes with the page size that it was made for.
      storeKey={`users.${perPage}`}
      cells={userCells}
      actions={(user) => !user.isVerified && <Verify user={user} />}
    />
  );
}

function Verify({ user: { id, name } }: { user: ConsoleUser }) {
  const verify = useVerifyUser(id);
  return (
    <Tooltip title="Verify">
      <IconButton aria-label={`Verify ${name}`} disabled={verify.isPending} onClick={() => verify.mutate()}>
        <HowToReg fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
