import type {} from 'theme';

/*
 * What portal and console show alike. Each has its own of what only bears one name: buttons, dialogs and toasts (the
 * console's are those of MUI and react-admin, which would weigh too much in the portal's first load), and what is drawn
 * for another room, as tags, brand and leaves of the calendar are.
 */
export { Initials } from './Initials';
export { Notice, type NoticeProps } from './Notice';
export { prose } from './prose';
export { Skeleton } from './Skeleton';
export { SkipLink } from './SkipLink';
export { VisuallyHidden } from './VisuallyHidden';
