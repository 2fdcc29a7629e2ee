/** What other features may use of this one. */
export { type CurrentFestival, default as festivalService } from './services/festival';
