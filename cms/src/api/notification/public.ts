/** What other features may use of this one. */
export { default as notificationService } from './services/notification';
