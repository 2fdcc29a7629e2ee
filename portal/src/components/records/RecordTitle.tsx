import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  overflowWrap: 'anywhere',
  '& a': {
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.16em',
    transition: theme.transitions.create(['text-decoration-color'], { duration: 150 }),
    // All of what it names leads on, while the link says where.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover, &:focus-visible': { textDecorationColor: theme.vars.palette.primary.main },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.scheme.focus}`, outlineOffset: -2 },
  },
}));

interface RecordTitleProps {
  title: string;
  /** The record's page; null where it has none. */
  href: string | null;
  as: 'h2' | 'h3';
}

/** What a record is called; what stands around it is the way to its page. */
export function RecordTitle({ title, href, as }: RecordTitleProps) {
  return <Title as={as}>{href === null ? title : <Link to={href}>{title}</Link>}</Title>;
}
