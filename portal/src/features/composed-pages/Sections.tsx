import type { Section } from 'contracts';
import { useMemo } from 'react';

import { blockFor } from '../../blocks';
import { SectionPlaceContext } from '../../lib/sectionPlace';
import { placeSections } from './placeSections';

/** The sections of a page, each drawn by the block of its component. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  // Kept while the sections are the same: a new place would make React draw a section anew that is still asleep.
  const places = useMemo(() => placeSections(sections), [sections]);
  return sections.map((section, index) => {
    const Block = blockFor(section);
    return (
      Block && (
        <SectionPlaceContext key={section.key} value={places[index] ?? null}>
          <Block section={section} />
        </SectionPlaceContext>
      )
    );
  });
}
