import { useSite } from '../lib/useSite';

/** Title of a page that search engines leave alone: it shows each person something else, its address is a secret, or there is nothing. */
export function PrivateHead({ title }: { title: string }) {
  const site = useSite();
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
