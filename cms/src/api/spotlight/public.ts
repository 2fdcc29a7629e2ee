/** What other features may use of this one. */
export { default as spotlightService } from './services/spotlight';
