import type { RichTextList } from 'contracts';

import { Inlines } from './Inlines';

type ListItem = Exclude<RichTextList['children'][number], RichTextList>;

/** An item with the lists that belong to it. */
interface Entry {
  item: ListItem | null;
  lists: RichTextList[];
}

/** A list. A list between its items belongs to the item before it, inside of which HTML wants it. */
export function List({ list }: { list: RichTextList }) {
  const Tag = list.format === 'ordered' ? 'ol' : 'ul';
  return (
    <Tag>
      {entriesOf(list).map(({ item, lists }, index) => (
        <li key={index}>
          {item && <Inlines inlines={item.children} />}
          {lists.map((nested, place) => (
            <List key={place} list={nested} />
          ))}
        </li>
      ))}
    </Tag>
  );
}

function entriesOf({ children }: RichTextList): Entry[] {
  const entries: Entry[] = [];
  for (const child of children) {
    const last = entries.at(-1);
    if (child.type !== 'list') entries.push({ item: child, lists: [] });
    else if (last) last.lists.push(child);
    else entries.push({ item: null, lists: [child] });
  }
  return entries;
}
