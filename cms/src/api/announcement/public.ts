/** What other features may use of this one. */
export { default as announcementService } from './services/announcement';
