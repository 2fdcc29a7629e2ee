/** What other features may use of this one. */
export { default as jobService } from './services/job';
export { default as referralService } from './services/referral';
