import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const row = {
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  padding: '10px 14px 10px 12px',
  color: 'inherit',
  textDecoration: 'none',
  '& svg': { flex: 'none', fontSize: 26 },
} as const;
const Row = styled('span')(row);
const LinkRow = styled('a')(row, {
  '&:hover .name': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '&:focus-visible': { outlineOffset: -3 },
});
const Words = styled('span')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  '& .name': { ...theme.typography.body2, fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.35 },
  '& .about': { ...theme.typography.caption, opacity: 0.85 },
}));

interface FileRowProps {
  /** Where the file is; absent while it is only here. */
  href?: string;
  name: string;
  /** What kind it is, and how large. */
  about: string;
  /** Its icon. */
  children: ReactNode;
}

/** A file by its name. */
export function FileRow({ href, name, about, children }: FileRowProps) {
  const content = (
    <>
      {children}
      <Words>
        <span className="name">{name}</span>
        <span className="about">{about}</span>
      </Words>
    </>
  );
  if (!href) return <Row>{content}</Row>;
  return (
    <LinkRow href={href} target="_blank" rel="noopener">
      {content}
    </LinkRow>
  );
}
