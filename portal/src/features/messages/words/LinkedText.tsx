import { linkParts } from './linkParts';

/** What somebody wrote, with its addresses as links that tell the other site nothing and vouch for nothing. */
export function LinkedText({ text }: { text: string }) {
  return linkParts(text).map(({ text: words, href }, index) =>
    href ? (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {words}
      </a>
    ) : (
      words
    ),
  );
}
