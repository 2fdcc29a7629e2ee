import { RICH_TEXT_MARKS, type RichTextInline, type RichTextLeaf } from 'contracts';
import type { ReactNode } from 'react';

import { SiteLink } from '../SiteLink';

const MARK_TAGS = { bold: 'strong', italic: 'em', underline: 'u', strikethrough: 's', code: 'code' } as const;

/** Words with their marks and links. */
export function Inlines({ inlines }: { inlines: readonly RichTextInline[] }): ReactNode {
  return inlines.map((inline, index) =>
    inline.type === 'link' ? (
      <SiteLink key={index} href={inline.url}>
        {inline.children.map((leaf, place) => (
          <Leaf key={place} leaf={leaf} />
        ))}
      </SiteLink>
    ) : (
      <Leaf key={index} leaf={inline} />
    ),
  );
}

function Leaf({ leaf }: { leaf: RichTextLeaf }): ReactNode {
  return RICH_TEXT_MARKS.reduce<ReactNode>((words, mark) => {
    const Tag = MARK_TAGS[mark];
    return leaf[mark] ? <Tag>{words}</Tag> : words;
  }, leaf.text);
}
