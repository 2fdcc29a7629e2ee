/** What other features may use of this one. */
export { contributionsOnDashboard } from './dashboard';
