import ArrowOutward from '@mui/icons-material/ArrowOutward';

import { ButtonLink } from '../../components/Button';

/** Leads to what is said of an event elsewhere (member §2, Alumni events page). */
export function MoreInfo({ href, title }: { href: string; title: string }) {
  return (
    <ButtonLink href={href} look="outlined" aria-label={`More Info: ${title}`}>
      More Info
      <ArrowOutward aria-hidden="true" style={{ fontSize: 18 }} />
    </ButtonLink>
  );
}
