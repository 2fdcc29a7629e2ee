/** What other features may use of this one. */
export { mentorshipsOnDashboard } from './dashboard';
export { mentorshipBetween } from './store';
