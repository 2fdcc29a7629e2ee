import ArrowOutward from '@mui/icons-material/ArrowOutward';
import type { ComponentType, ReactNode } from 'react';

import { ButtonLink } from './Button';

interface RegisterNowProps {
  href: string;
  /** What one registers for; read out after the words. */
  name: string;
  /** Draws the link; a filled button when absent. */
  as?: ComponentType<{ href: string; 'aria-label': string; children: ReactNode }>;
}

/** Leads to a registration on another site. */
export function RegisterNow({ href, name, as: Link = ButtonLink }: RegisterNowProps) {
  return (
    <Link href={href} aria-label={`Register Now for ${name}`}>
      Register Now
      <ArrowOutward aria-hidden="true" style={{ fontSize: 18 }} />
    </Link>
  );
}
