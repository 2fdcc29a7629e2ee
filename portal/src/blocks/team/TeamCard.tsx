import { styled } from '@mui/material/styles';
import { initials, type TeamMember } from 'contracts';

import { Picture } from '../../components/Picture';
import { SocialIcon } from '../../components/SocialIcon';

const Card = styled('li')({ display: 'flex', flexDirection: 'column' });

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  backgroundImage: `radial-gradient(${theme.vars.palette.divider} 1.2px, transparent 1.3px)`,
  backgroundSize: '20px 20px',
  border: `1px solid ${theme.vars.palette.divider}`,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'grid',
  placeItems: 'center',
  width: '46%',
  aspectRatio: '1',
  borderRadius: '50%',
  letterSpacing: '-0.02em',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));

const Name = styled('h3')(({ theme }) => ({ ...theme.typography.h4, marginTop: 16 }));
const Role = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 4,
  fontWeight: 500,
  color: theme.vars.palette.scheme.accentText,
}));
const Bio = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 10,
  maxWidth: '40ch',
  [theme.breakpoints.down('sm')]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  color: theme.vars.palette.text.secondary,
}));
const Links = styled('div')({ display: 'flex', gap: 2, marginTop: 8, marginLeft: -10 });

/** Networks of which a card shows the links that exist (site §2.2). */
const NETWORKS = ['linkedin', 'twitter', 'instagram'] as const;

/** One member of the team. Without a photograph, or once it failed to load, the initials stand in (site §4). */
export function TeamCard({ member }: { member: TeamMember }) {
  const links = NETWORKS.flatMap((platform) => {
    const href = member.social[platform];
    return href ? [{ platform, href }] : [];
  });
  return (
    <Card>
      <Frame>
        <Picture
          image={member.photo}
          sizes="(min-width: 1536px) 300px, (min-width: 1200px) 30vw, 45vw"
          fallback={
            <Badge role="img" aria-label={member.name}>
              {initials(member.name)}
            </Badge>
          }
        />
      </Frame>
      <Name>{member.name}</Name>
      <Role>{member.role}</Role>
      {member.bio && <Bio>{member.bio}</Bio>}
      {links.length > 0 && (
        <Links>
          {links.map((link) => (
            <SocialIcon key={link.platform} {...link} owner={member.name} />
          ))}
        </Links>
      )}
    </Card>
  );
}
