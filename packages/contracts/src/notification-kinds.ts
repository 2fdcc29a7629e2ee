interface KindOfNotification {
  label: string;
  description: string;
  /** How it reaches people who have not chosen otherwise. */
  onSite: boolean;
  byMail: boolean;
  /** It brings somebody’s own words, so it cannot be switched off on the site: whoever wants none takes no messages. */
  isKept?: boolean;
}

/** What people are told of. A feature adds its kinds here, with label and defaults. */
export const NOTIFICATION_KINDS = {
  'connection-request': {
    label: 'Connection requests',
    description: 'Somebody would like to connect with you.',
    onSite: true,
    byMail: true,
  },
  'connection-accepted': {
    label: 'Accepted requests',
    description: 'Somebody accepted your request to connect.',
    onSite: true,
    byMail: false,
  },
  'person-message': {
    label: 'Messages from members',
    description: 'Somebody wrote to you through the directory. By mail you get the message itself.',
    onSite: true,
    byMail: true,
    isKept: true,
  },
} as const satisfies Record<string, KindOfNotification>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** Whether a kind cannot be switched off on the site. */
export function isKeptKind(kind: NotificationKind): boolean {
  const { isKept = false }: KindOfNotification = NOTIFICATION_KINDS[kind];
  return isKept;
}
