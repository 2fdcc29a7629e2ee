import { styled } from '@mui/material/styles';
import { paths } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { useSession } from '../../lib/session';
import { FeedLinks } from './FeedLinks';

/** As high with the admin's link as without, so that nothing jumps once it is known who looks. */
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 46,
  marginTop: 20,
});
const CreateLink = styled(ButtonLink)({ whiteSpace: 'nowrap' });

/** What can be done with the list: follow it, and for admins add to it (admin §2). */
export function ListTools() {
  const { isAdmin } = useSession();
  return (
    <Row>
      <FeedLinks />
      {isAdmin && <CreateLink href={paths.announcementCreate()}>Create Announcement</CreateLink>}
    </Row>
  );
}
