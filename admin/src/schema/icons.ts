import Bank from '@mui/icons-material/AccountBalanceOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import CardMembership from '@mui/icons-material/CardMembershipOutlined';
import Event from '@mui/icons-material/EventOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import Receipt from '@mui/icons-material/ReceiptOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import VolunteerActivism from '@mui/icons-material/VolunteerActivismOutlined';
import Work from '@mui/icons-material/WorkOutlineOutlined';
import type { ConsoleIcon } from 'contracts';

/** Pictures of the menu. */
export const icons: Record<ConsoleIcon, typeof Article> = {
  announcement: Campaign,
  approval: FactCheck,
  bank: Bank,
  event: Event,
  flag: Flag,
  giving: VolunteerActivism,
  history: History,
  job: Work,
  mail: Mail,
  membership: CardMembership,
  mentorship: Handshake,
  payment: Payments,
  people: Group,
  rate: Percent,
  receipt: Receipt,
  records: Article,
  statement: ReceiptLong,
};
