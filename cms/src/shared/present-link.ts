import type { Data } from '@strapi/strapi';
import type { Link } from 'contracts';

/** Names the fields of a menu entry or button that leave the server. */
export function presentLink({ label, href }: Data.Component<'shared.link'>): Link {
  return { label: label ?? '', href: href ?? '#' };
}
