/** What other features may use of this one. */
export { findPeople, type PersonRow, presentPublicly, type Reader } from './present-person';
export { PROFILE_COLUMNS, toProfile } from './profile';
export { default as activitiesService } from './services/activities';
export { default as connectionService } from './services/connection';
export { default as statsService } from './services/stats';
