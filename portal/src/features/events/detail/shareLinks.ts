/** Where an event is passed on, with its name and address filled in. @param url the event's page */
export function shareLinks(title: string, url: string): { name: string; href: string }[] {
  const [words, address] = [encodeURIComponent(`${title}\n${url}`), encodeURIComponent(url)];
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${words}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: 'Mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${words}` },
  ];
}
