import { styled } from '@mui/material/styles';
import type { CollectionValue } from 'contracts';

import { useSite } from '../../lib/useSite';
import { SiteLink } from '../SiteLink';
import { Tag } from '../Tag';
import { inLine } from './describe';

const Links = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  // Above the link that covers the whole card.
  position: 'relative',
  zIndex: 1,
  '& a': { overflowWrap: 'anywhere' },
});

/** A value in the room of a line or a few. */
export function Value({ value }: { value: CollectionValue }) {
  const { timeZone } = useSite().settings;
  const text = inLine(value, timeZone);
  switch (value.kind) {
    case 'choice':
      return <Tag>{text}</Tag>;
    case 'email':
      return (
        <Links>
          <a href={`mailto:${text}`}>{text}</a>
        </Links>
      );
    case 'link':
      return (
        <Links>
          <SiteLink href={text}>{text.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}</SiteLink>
        </Links>
      );
    case 'relation':
      return (
        <Links>
          {value.links.map(({ label, href }) => (
            <SiteLink key={href} href={href}>
              {label}
            </SiteLink>
          ))}
        </Links>
      );
    case 'date':
    case 'dateTime':
      return <time dateTime={value.at}>{text}</time>;
    default:
      return text;
  }
}
