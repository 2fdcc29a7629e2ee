import ArrowBack from '@mui/icons-material/ArrowBack';
import { styled } from '@mui/material/styles';
import { paths, ROLE_LABELS, type PersonDetail } from 'contracts';
import { Link } from 'react-router-dom';

import { Avatar } from '../../components/Avatar';
import { Container } from '../../components/Container';
import { Tag } from '../../components/Tag';
import { classOf, occupationOf } from '../../components/people/describe';
import { PersonActions } from './PersonActions';
import { PersonBand, PersonIdentity } from './personFrame';

const Back = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginBottom: 12,
  fontWeight: 600,
  textDecoration: 'none',
  '& svg': { fontSize: 18 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));
const Words = styled('div')(({ theme }) => ({
  '& h1': { ...theme.typography.h2, fontSize: 'clamp(2rem, 1.5rem + 2vw, 3.25rem)' },
  '& .occupation': { ...theme.typography.subtitle1, marginTop: 8, fontWeight: 500 },
  '& .facts': { ...theme.typography.body2, marginTop: 4, color: theme.vars.palette.text.secondary },
  '& .tags': { display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 12 },
}));
const Actions = styled('div')({ position: 'relative', marginTop: 24 });

/** The top of somebody's page: who they are, and what there is to do with them. */
export function PersonHeader({ person }: { person: PersonDetail }) {
  const { name, avatar, role, industry, location, connection } = person;
  const facts = [classOf(person), industry, location].filter(Boolean).join(' · ');
  return (
    <PersonBand>
      <Container>
        <Back to={paths.alumniDirectory()}>
          <ArrowBack aria-hidden="true" />
          Directory
        </Back>
        <PersonIdentity>
          <Avatar name={name} picture={avatar} size={128} />
          <Words>
            <h1>{name}</h1>
            <p className="occupation">{occupationOf(person)}</p>
            <p className="facts">{facts}</p>
            <div className="tags">
              <Tag>{ROLE_LABELS[role]}</Tag>
              {connection === 'connected' && <Tag>Connected</Tag>}
              {connection === 'sent' && <Tag>Request sent</Tag>}
              {connection === 'received' && <Tag>Asks to connect</Tag>}
              {connection === 'blocked' && <Tag>Blocked</Tag>}
            </div>
          </Words>
        </PersonIdentity>
        <Actions>
          <PersonActions person={person} />
        </Actions>
      </Container>
    </PersonBand>
  );
}
