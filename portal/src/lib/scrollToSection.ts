import { glideTo } from './scrollTo';

/**
 * Glides to a section of the page and lets the keyboard go on from there (site §2.2).
 * @param id the section's element id
 * @returns false when the page has no such section
 */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  glideTo(section);
  if (!section.hasAttribute('tabindex')) section.setAttribute('tabindex', '-1');
  section.focus({ preventScroll: true });
  return true;
}
