import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { usePageData } from '../../lib/pageData';

const Strip = styled('aside')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  insetInline: 0,
  bottom: 16,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '& p': {
    display: 'flex',
    alignItems: 'center',
    columnGap: 16,
    marginInline: 16,
    padding: '4px 8px 4px 16px',
    pointerEvents: 'auto',
    fontWeight: 600,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    border: `1px solid ${theme.vars.palette.primary.contrastText}`,
    borderRadius: theme.vars.shape.borderRadius,
  },
  '& a': { padding: '8px', fontWeight: 500, textUnderlineOffset: 4 },
  '& a:focus-visible': { outlineColor: 'currentColor', outlineOffset: -2 },
}));

/**
 * Says that the page is a draft, where it is one, and leads to what visitors see: in a tab of its own, as the panel shows
 * drafts in a frame. Links to other pages work as ever and show what is published.
 */
export function PreviewStrip() {
  const { isPreview } = usePageData();
  const { pathname, search } = useLocation();
  const [previewed] = useState(pathname);
  if (!isPreview || pathname !== previewed) return null;
  const query = new URLSearchParams(search);
  query.delete('preview');
  const published = query.size > 0 ? `${pathname}?${query}` : pathname;
  return (
    <Strip aria-label="Draft preview">
      <p>
        Draft preview
        <a href={published} target="_blank" rel="noopener">
          See the published page
        </a>
      </p>
    </Strip>
  );
}
