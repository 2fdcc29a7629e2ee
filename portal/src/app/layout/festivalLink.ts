import { paths, type Link } from 'contracts';

/**
 * Takes the festival's page out of a menu, as it stands apart from the other items (site §2.2).
 * @returns the items that are left, and the link to the festival: under the editor's label where the menu has one
 */
export function splitFestival(menu: readonly Link[]): { items: Link[]; festival: Link } {
  const isFestival = ({ href }: Link) => href === paths.innokshetra();
  return {
    items: menu.filter((link) => !isFestival(link)),
    festival: menu.find(isFestival) ?? { label: 'Innokshetra', href: paths.innokshetra() },
  };
}
