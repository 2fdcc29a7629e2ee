import type { RichText as RichTextValue, RichTextBlock } from 'contracts';
import { useMemo } from 'react';

import { Picture } from '../Picture';
import { Inlines } from './Inlines';
import { List } from './List';
import { outlineOf, type OutlinedBlock } from './outlineOf';
import { Prose } from './Prose';

/** How wide a picture in a text is drawn: the measure of the text, or the window. */
const IMAGE_SIZES = '(min-width: 720px) 640px, 92vw';

interface RichTextProps {
  value: RichTextValue;
  /** How many levels of headings stand above the text: 1 under the page's own, 2 under a section's. */
  headingOffset?: number;
  className?: string;
}

/** Formatted text, drawn as React elements alone: nothing in it can run (security matrix 18). */
export function RichText({ value, headingOffset = 1, className }: RichTextProps) {
  const blocks = useMemo(() => outlineOf(value, headingOffset), [value, headingOffset]);
  return (
    <Prose className={className}>
      {blocks.map(({ block, heading: Heading }, index) =>
        Heading ? (
          <Heading key={index}>
            <Inlines inlines={inlinesOf(block)} />
          </Heading>
        ) : (
          <Block key={index} block={block} />
        ),
      )}
    </Prose>
  );
}

function Block({ block }: { block: OutlinedBlock['block'] }) {
  switch (block.type) {
    case 'image':
      return (
        <figure>
          <Picture image={block.image} sizes={IMAGE_SIZES} fallback={<em>{block.image.alt}</em>} />
        </figure>
      );
    case 'list':
      return <List list={block} />;
    case 'quote':
      return (
        <blockquote>
          <Inlines inlines={block.children} />
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{block.children.map(({ text }) => text).join('')}</code>
        </pre>
      );
    default:
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
  }
}

const inlinesOf = (block: RichTextBlock) => (block.type === 'heading' ? block.children : []);
