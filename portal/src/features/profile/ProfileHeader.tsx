import { styled } from '@mui/material/styles';
import { api, ROLE_LABELS, type AccountRole, type DashboardStats, type Image, type One } from 'contracts';

import { Avatar } from '../../components/Avatar';
import { PageHeader } from '../../components/PageHeader';
import { Tag } from '../../components/Tag';
import { useApi } from '../../lib/useApi';
import { Completeness } from './Completeness';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '24px 40px',
  marginTop: 28,
  alignItems: 'center',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, auto) minmax(0, 340px)', justifyContent: 'start' },
}));
const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  minWidth: 0,
  '& .name': { ...theme.typography.h4, marginBottom: 6, overflowWrap: 'anywhere' },
}));
/** Its room is kept free, so that nothing jumps when the numbers arrive. */
const Meter = styled('div')({ minHeight: 68 });

interface ProfileHeaderProps {
  title: string;
  name: string;
  picture: Image | null;
  role: AccountRole;
  editorPath: string;
}

/** The top of an editor: who it is about, and how complete it is. */
export function ProfileHeader({ title, name, picture, role, editorPath }: ProfileHeaderProps) {
  const { data } = useApi<One<DashboardStats>>(api.dashboardStats());
  return (
    <PageHeader title={title} lead="What others see about you, and what stays private.">
      <Row>
        <Person>
          <Avatar name={name} picture={picture} size={72} />
          <div>
            <p className="name">{name}</p>
            <Tag>{ROLE_LABELS[role]}</Tag>
          </div>
        </Person>
        <Meter>{data && <Completeness profile={data.data.profile} editorPath={editorPath} />}</Meter>
      </Row>
    </PageHeader>
  );
}
