import Campaign from '@mui/icons-material/CampaignOutlined';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import EditCalendar from '@mui/icons-material/EditCalendarOutlined';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import EventAvailable from '@mui/icons-material/EventAvailable';
import EventBusy from '@mui/icons-material/EventBusy';
import EventSeat from '@mui/icons-material/EventSeat';
import HowToReg from '@mui/icons-material/HowToReg';
import Lightbulb from '@mui/icons-material/LightbulbOutlined';
import PersonAddAlt from '@mui/icons-material/PersonAddAlt';
import VolunteerActivism from '@mui/icons-material/VolunteerActivismOutlined';
import WorkOutline from '@mui/icons-material/WorkOutlineOutlined';
import { styled } from '@mui/material/styles';
import { NOTIFICATION_KINDS, type NotificationIcon, type NotificationKind } from 'contracts';

const ICONS: Record<NotificationIcon, typeof EmailOutlined> = {
  personAsks: PersonAddAlt,
  personAccepts: HowToReg,
  letter: EmailOutlined,
  seat: EventSeat,
  ticket: ConfirmationNumber,
  calendar: EventAvailable,
  calendarChange: EditCalendar,
  calendarCancel: EventBusy,
  announcement: Campaign,
  idea: Lightbulb,
  job: WorkOutline,
  gift: VolunteerActivism,
};

const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  borderRadius: '50%',
  color: theme.vars.palette.info.main,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.info.main} 14%, transparent)`,
  '& svg': { fontSize: 20 },
}));

/** What a notification is about, where there is no picture of who it is about. */
export function KindIcon({ kind }: { kind: NotificationKind }) {
  const Icon = ICONS[NOTIFICATION_KINDS[kind].icon];
  return (
    <Disc>
      <Icon aria-hidden="true" />
    </Disc>
  );
}
