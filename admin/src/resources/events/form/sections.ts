/** The sections of the form, in their order: each by the id of its heading. */
export const EVENT_SECTIONS = {
  about: 'About',
  place: 'When and where',
  tickets: 'Tickets',
  seats: 'Seats',
  agenda: 'Agenda',
  questions: 'Questions',
} as const;
export type EventSection = keyof typeof EVENT_SECTIONS;

/** What a section's heading is known by in the page. */
export const sectionId = (section: EventSection): string => `event-${section}`;
