import { useSite } from '../../providers/site';

/** Makes the address that opens the admin's own mail program with an answer. */
export function useReplyAddress(): (email: string) => string {
  const name = useSite()?.name;
  return (email) => {
    const to = encodeURIComponent(email).replace('%40', '@');
    return name ? `mailto:${to}?subject=${encodeURIComponent(`Your message to ${name}`)}` : `mailto:${to}`;
  };
}
