export { demoAccountProfiles } from './account-profiles.js';
export { demoAnnouncements, type DemoAnnouncement } from './announcements.js';
export { demoCampaigns, type DemoCampaign } from './campaigns.js';
export { drawEventImage } from './drawing/event-image.js';
export { drawFestival } from './drawing/festival.js';
export { FORMAT_DRAWINGS } from './drawing/format.js';
export { drawHeroFrame, HERO_FILM } from './drawing/hero-film.js';
export { drawIdea } from './drawing/idea.js';
export { drawLogo } from './drawing/logo.js';
export { drawPortrait } from './drawing/portrait.js';
export { QUOTES as demoQuotes } from './people-texts.js';
export { demoPeople, type DemoPerson, type DemoProfile } from './people.js';
export { demoEvents, type DemoEvent } from './events.js';
export { demoFestival } from './festival.js';
export { heroFilm } from './hero-film.js';
export { demoJobs, type DemoJob } from './jobs.js';
export { demoLetters, type DemoLetter } from './letters.js';
export {
  DEMO_MENTORS,
  DEMO_MENTORSHIPS,
  DEMO_SUCCESS_STORIES,
  type DemoMentor,
  type DemoMentorship,
} from './mentorships.js';
export { DEMO_THREADS, type DemoThread, type DemoWriter } from './messages.js';
export { demoHomePage } from './pages/home.js';
export { demoFestivalPage } from './pages/innokshetra.js';
export { demoPrivacyPolicy } from './pages/privacy-policy.js';
export { demoTermsOfService } from './pages/terms-of-service.js';
export { DEMO_TESTIMONIALS } from './pages/testimonials.js';
export { APPROVED_PROPOSAL, demoProposals } from './proposals.js';
export { DEMO_ATTENDANCE, type DemoAttendance } from './registrations.js';
export { demoSettings, demoSite } from './site.js';
export { demoTeam, type DemoTeamMember } from './team.js';
