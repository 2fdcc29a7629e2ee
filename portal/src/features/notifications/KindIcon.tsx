import EmailOutlined from '@mui/icons-material/EmailOutlined';
import HowToReg from '@mui/icons-material/HowToReg';
import PersonAddAlt from '@mui/icons-material/PersonAddAlt';
import { styled } from '@mui/material/styles';
import type { NotificationKind } from 'contracts';

const ICONS: Record<NotificationKind, typeof EmailOutlined> = {
  'connection-request': PersonAddAlt,
  'connection-accepted': HowToReg,
  'person-message': EmailOutlined,
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
  const Icon = ICONS[kind];
  return (
    <Disc>
      <Icon aria-hidden="true" />
    </Disc>
  );
}
