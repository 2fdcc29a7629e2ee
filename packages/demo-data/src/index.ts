export { demoAnnouncements, type DemoAnnouncement } from './announcements.js';
export { drawEventImage } from './drawing/event-image.js';
export { drawLogo } from './drawing/logo.js';
export { drawPortrait } from './drawing/portrait.js';
export { demoEvents, type DemoEvent } from './events.js';
export { demoHomePage } from './home-page.js';
export { demoSite } from './site.js';
export { demoTeam, type DemoTeamMember } from './team.js';
