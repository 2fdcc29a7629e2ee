import Article from '@mui/icons-material/ArticleOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import type { ConsoleIcon } from 'contracts';

/** Pictures of the menu. */
export const icons: Record<ConsoleIcon, typeof Article> = {
  announcement: Campaign,
  event: Event,
  mail: Mail,
  people: Group,
  records: Article,
};
