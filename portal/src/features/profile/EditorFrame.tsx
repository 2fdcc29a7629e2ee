import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { scrollToSection } from '../../lib/scrollToSection';
import { EditorColumns, EditorRoom } from './EditorColumns';
import { SectionNav, type SectionAnchor } from './SectionNav';

interface EditorFrameProps {
  sections: readonly SectionAnchor[];
  children: ReactNode;
}

/** The sections of an editor, with the way to each beside them. */
export function EditorFrame({ sections, children }: EditorFrameProps) {
  const { pathname, hash } = useLocation();
  // The sections stand only now that the profile is here, later than the address that names one of them.
  useEffect(() => {
    if (hash) scrollToSection(decodeURIComponent(hash.slice(1)));
  }, [hash]);
  return (
    <EditorRoom>
      <EditorColumns>
        <SectionNav path={pathname} sections={sections} />
        <div>{children}</div>
      </EditorColumns>
    </EditorRoom>
  );
}
