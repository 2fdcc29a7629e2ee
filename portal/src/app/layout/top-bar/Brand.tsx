import { styled } from '@mui/material/styles';

import { LogoMark } from '../../../components/LogoMark';
import { Picture } from '../../../components/Picture';
import { SiteLink } from '../../../components/SiteLink';
import { useSite } from '../../../lib/useSite';

const Link = styled(SiteLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  [theme.breakpoints.up('md')]: { flex: 'none' },
  textDecoration: 'none',
  '& .mark': { fontSize: 34 },
  // However little room there is: the sign is the way home.
  '& img': { flex: 'none', width: 'auto', maxWidth: 'none', height: 36 },
  '& .name': { ...theme.typography.h4, display: 'block', fontSize: '1.25rem', lineHeight: 1 },
  '& .institute': { ...theme.typography.caption, display: 'block', fontSize: '0.75rem', opacity: 0.85 },
  [theme.breakpoints.between('md', 'lg')]: {
    '& .institute': { maxWidth: '15ch', fontSize: '0.6875rem', lineHeight: 1.2, textWrap: 'balance' },
  },
  // On very small screens the sign alone stands (site §2.2).
  '& .words': { display: 'none', '@media (min-width: 480px)': { display: 'block' } },
}));

/** The society's sign with its name and institute; leads home. */
export function Brand({ href }: { href: string }) {
  const site = useSite();
  return (
    // Begins with the words that are seen: whoever speaks to the browser says those.
    <Link href={href} aria-label={`${site.name} ${site.institute}: home`}>
      <Picture image={site.logo} sizes="36px" priority="behind" fallback={<LogoMark className="mark" />} />
      <span className="words">
        <span className="name">{site.name}</span> <span className="institute">{site.institute}</span>
      </span>
    </Link>
  );
}
