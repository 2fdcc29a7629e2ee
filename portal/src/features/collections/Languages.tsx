import { styled } from '@mui/material/styles';
import type { Collection } from 'contracts';
import { Link } from 'react-router-dom';

import { usePageData } from '../../lib/pageData';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', marginTop: 20 });

interface LanguagesProps {
  collection: Collection;
  /** The page in a language; in the site's own where it is left out. */
  pathOf: (locale?: string) => string;
}

/** The languages that a page is there in, for people and for search engines. */
export function Languages({ collection: { locale, locales }, pathOf }: LanguagesProps) {
  const { origin } = usePageData();
  if (locales.length < 2) return null;
  const of = ({ code, isOwn }: Collection['locales'][number]) => pathOf(isOwn ? undefined : code);
  return (
    <>
      {locales.map((each) => (
        <link key={each.code} rel="alternate" hrefLang={each.code} href={origin + of(each)} />
      ))}
      <List aria-label="Languages">
        {locales.map((each) => (
          <li key={each.code} lang={each.code}>
            <Link to={of(each)} {...((each.isOwn ? null : each.code) === locale && { 'aria-current': 'true' })}>
              {each.label}
            </Link>
          </li>
        ))}
      </List>
    </>
  );
}
