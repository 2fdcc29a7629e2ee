/** What other features may use of this one. */
export { default as settingService } from './services/setting';
