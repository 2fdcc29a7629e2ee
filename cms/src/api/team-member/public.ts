/** What other features may use of this one. */
export { default as teamMemberService } from './services/team-member';
