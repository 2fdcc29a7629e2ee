import { useEffect, useEffectEvent, useState } from 'react';

/** How long the typing has to rest before it is searched for, in milliseconds. */
const REST_MS = 300;

interface TypedSearch {
  text: string;
  type: (text: string) => void;
  /** Searches at once. */
  search: () => void;
  /** The term for an address that changes otherwise meanwhile; it counts as searched for. */
  take: () => string;
}

/**
 * What stands in a search box whose term lives in the address: it leads while somebody types, and follows when the
 * address changes otherwise, such as by the Back button.
 * @param term of the address
 * @param onSearch told of a new term, trimmed
 */
export function useTypedSearch(term: string, onSearch: (term: string) => void): TypedSearch {
  const [text, setText] = useState(term);
  const [sent, setSent] = useState(term);
  const [seen, setSeen] = useState(term);
  if (term !== seen) {
    setSeen(term);
    if (term !== sent) {
      setSent(term);
      setText(term);
    }
  }

  const take = () => {
    setSent(text.trim());
    return text.trim();
  };
  const send = () => {
    if (text.trim() !== sent) onSearch(take());
  };
  const sendLate = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendLate(), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, type: setText, search: send, take };
}
