/** The way to a page in the words of schema.org: from the start page on, each with its absolute address. */
export function breadcrumbData(steps: readonly (readonly [name: string, url: string])[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}
