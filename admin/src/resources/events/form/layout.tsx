import type { ReactNode } from 'react';

import { FieldGroup } from '../../../components/FieldGroup';
import { EVENT_SECTIONS, sectionId, type EventSection } from './sections';

interface SectionProps {
  section: EventSection;
  text?: string;
  children: ReactNode;
}

/** A section of the form. */
export const Section = ({ section, text, children }: SectionProps) => (
  <FieldGroup id={sectionId(section)} title={EVENT_SECTIONS[section]} text={text}>
    {children}
  </FieldGroup>
);
