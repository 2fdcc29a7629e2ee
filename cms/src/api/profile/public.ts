/** What other features may use of this one. */
export { findColleague, findColleagues } from './directory/colleagues';
export { listedProfiles } from './directory/listed';
export { watchPeople } from './directory/watch';
export { areApart, blockedWith } from './connections/blocks';
export { findPeople, type PersonRow, presentPublicly, type Reader } from './present-person';
export { PROFILE_COLUMNS, toProfile, type Profile, type ProfileRow } from './profile';
export { default as activitiesService } from './services/activities';
export { default as connectionService } from './services/connection';
export { default as profileService } from './services/profile';
export { default as statsService } from './services/stats';
