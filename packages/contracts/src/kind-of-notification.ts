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
  | 'idea';

/** What people are told of: how it is called where they choose, how it looks, and where it leads. */
export interface KindOfNotification {
  label: string;
  description: string;
  icon: NotificationIcon;
  /** What the link of one is called. */
  open: string;
  /** How it reaches people who have not chosen otherwise. */
  onSite: boolean;
  byMail: boolean;
  /** It brings somebody’s own words, so it cannot be switched off on the site: whoever wants none takes no messages. */
  isKept?: boolean;
}
