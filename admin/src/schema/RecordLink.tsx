import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';

const look = {
  fontWeight: 600,
  textUnderlineOffset: '0.25em',
  textDecorationColor: 'transparent',
  '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' },
} as const;
/** Leads from a record's name to what is done with it. */
export const Opening = styled(Link)(look);
/** The same to a page of the site. */
export const OpeningOnSite = styled('a')(look);

interface RecordLinkProps {
  resource: string;
  id: string;
  children: string;
}

/** The name of a record, which leads to it, over the list as it is. */
export function RecordLink({ resource, id, children }: RecordLinkProps) {
  const { search } = useLocation();
  return <Opening to={{ pathname: `/${resource}/${encodeURIComponent(id)}`, search }}>{children}</Opening>;
}
