import { useNow } from '../../lib/useNow';
import { useSite } from '../../lib/useSite';

/** Whose the site is, and the year by the site's clock. */
export function Copyright() {
  const { name, institute, settings } = useSite();
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: settings.timeZone }).format(useNow());
  return (
    <p>
      © {year} {name}, {institute}
    </p>
  );
}
