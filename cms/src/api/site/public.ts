/** What other features may use of this one. */
export { default as siteService } from './services/site';
