import { richTextToPlain, type RichText, type RichTextBlock } from 'contracts';

type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** A block of a text, and the element of its heading if it is one. */
export interface OutlinedBlock {
  block: RichTextBlock;
  heading: HeadingTag | null;
}

/**
 * Puts the headings of a text under those of its page. Whatever levels an editor used, they begin right below what
 * stands above them and skip none, as people who jump from heading to heading expect. Blank blocks are left out: space
 * is the style's business.
 * @param levelsAbove how many levels of headings stand above the text
 */
export function outlineOf(text: RichText, levelsAbove: number): OutlinedBlock[] {
  const blocks = text.filter((block) => block.type === 'image' || richTextToPlain([block]) !== '');
  const used = [...new Set(blocks.flatMap((block) => (block.type === 'heading' ? [block.level] : [])))].sort(
    (one, other) => one - other,
  );
  let before = levelsAbove;
  return blocks.map((block) => {
    if (block.type !== 'heading') return { block, heading: null };
    const wanted = levelsAbove + 1 + used.indexOf(block.level);
    before = Math.min(wanted, before + 1, 6);
    return { block, heading: `h${Math.max(before, 2)}` as HeadingTag };
  });
}
