import Search from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { MAX_SEARCH_CHARS, paths } from 'contracts';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { VisuallyHidden } from 'ui';

const LABEL = 'Search the directory';

const Field = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  '& svg': {
    position: 'absolute',
    left: 12,
    top: 11,
    fontSize: 20,
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
  '& input': {
    width: '100%',
    height: 42,
    padding: '8px 12px 8px 38px',
    textOverflow: 'ellipsis',
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.scheme.outline}`,
    borderRadius: theme.vars.shape.borderRadius,
  },
  '& input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '& input:focus-visible': { outlineOffset: 0 },
}));

const Gap = styled('div')({ flex: 1 });

/** Leads from anywhere to those in the directory whom the words find; without script as well. There it has its own. */
export function SearchBox() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Words that the browser has brought back were looked for elsewhere, unless somebody is about to say something here.
    if (field.current && field.current !== document.activeElement) field.current.value = '';
  }, [pathname]);
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(paths.alumniDirectory({ search: field.current?.value.trim() }));
  };
  if (pathname === paths.alumniDirectory()) return <Gap />;
  return (
    <form role="search" aria-label="Directory" action={paths.alumniDirectory()} method="get" onSubmit={find}>
      <Field>
        <VisuallyHidden>{LABEL}</VisuallyHidden>
        <Search aria-hidden="true" />
        <input
          ref={field}
          type="search"
          name="search"
          maxLength={MAX_SEARCH_CHARS}
          placeholder="Search people"
          enterKeyHint="search"
        />
      </Field>
    </form>
  );
}
