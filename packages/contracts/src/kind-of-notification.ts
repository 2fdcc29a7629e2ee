/** Pictures of what a notification is about; the portal draws each. */
export type NotificationIcon =
  | 'personAsks'
  | 'personAccepts'
  | 'letter'
  | 'seat'
  | 'ticket'
  | 'calendar'
  | 'calendarChange'
  | 'calendarCancel'
  | 'announcement'
  | 'idea'
  | 'job'
  | 'gift';

/** What kinds are about, and what that is called where people choose among them. */
export const NOTIFICATION_SUBJECTS = {
  people: 'People',
  events: 'Events',
  jobs: 'Jobs',
  mentorships: 'Mentorships',
} as const;
export type NotificationSubject = keyof typeof NOTIFICATION_SUBJECTS;

/** What people are told of: how it is called where they choose, how it looks, and where it leads. */
export interface KindOfNotification {
  label: string;
  description: string;
  /** Other people, by default. */
  about?: NotificationSubject;
  icon: NotificationIcon;
  /** What the link of one is called. */
  open: string;
  /** How it reaches people who have not chosen otherwise. */
  onSite: boolean;
  byMail: boolean;
  /** It brings somebody’s own words, so it cannot be switched off on the site: whoever wants none takes no messages. */
  isKept?: boolean;
}
