import { SiteLink } from '../../components/SiteLink';
import { useSite } from '../../lib/useSite';

/** What the law wants linked on every page; nothing where editors entered none. */
export function LegalLinks() {
  const { legalMenu } = useSite();
  if (legalMenu.length === 0) return null;
  return (
    <ul aria-label="Legal">
      {legalMenu.map(({ label, href }) => (
        <li key={label + href}>
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
