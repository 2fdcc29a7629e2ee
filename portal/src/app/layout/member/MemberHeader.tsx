import { styled } from '@mui/material/styles';

import { MessagesIcon } from '../../../features/messages/MessagesIcon';
import { NotificationBell } from '../../../features/notifications/NotificationBell';
import { useSession } from '../../../lib/session';
import { AccountSlot } from '../top-bar/AccountSlot';
import { Brand } from '../top-bar/Brand';
import { columns } from './columns';
import { CONTENT_MARGIN, HEADER_PX } from './measures';
import { SearchBox } from './SearchBox';
import { dashboardOf } from './sections';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
/** The same columns as below it. On phones all of it is one row. */
const Row = styled('div')(({ theme }) => ({
  ...columns({ theme }),
  minHeight: HEADER_PX,
  alignItems: 'center',
  [theme.breakpoints.down('sm')]: { display: 'flex', gap: 12, paddingInline: CONTENT_MARGIN },
}));
/** Where the sections are but icons, the sign alone stands above them. */
const Home = styled('div')(({ theme }) => ({
  flex: 'none',
  [theme.breakpoints.down('lg')]: { '&& .words': { display: 'none' } },
  [theme.breakpoints.up('sm')]: { justifySelf: 'center' },
  [theme.breakpoints.up('lg')]: { justifySelf: 'stretch', paddingInline: '24px 12px' },
}));
const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minWidth: 0,
  '& > form': { flex: '1 1 auto', minWidth: 0, maxWidth: 420, marginRight: 'auto' },
  [theme.breakpoints.up('sm')]: { paddingInline: CONTENT_MARGIN },
}));
/** The places of messages and bell, before it is known whose they are. */
const Fresh = styled('div')({ display: 'flex', flex: 'none', width: 88, height: 44, marginLeft: 8 });

/** The header of the members' area: the way to the dashboard, the search, what is new, and the account. */
export function MemberHeader() {
  const { user } = useSession();
  return (
    <Bar data-screen-only="">
      <Row>
        <Home>
          <Brand href={dashboardOf(user?.role)} />
        </Home>
        <Tools>
          <SearchBox />
          <Fresh>
            <MessagesIcon />
            <NotificationBell />
          </Fresh>
          <AccountSlot />
        </Tools>
      </Row>
    </Bar>
  );
}
