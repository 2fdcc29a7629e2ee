import { paths, type Role } from 'contracts';

import type { Feature } from '../../platform/features/feature';
import { PUBLISHED_COLLECTION } from '../../platform/panel/editor-role';
import { defineView } from '../../platform/panel/view';
import { admins, everyone, members } from '../../platform/permissions/calls';
import { sweepMentorships } from './clock';
import { mentorshipResource } from './console';
import { mentorshipMachine } from './machine';
import { mentorshipNews } from './mails/mentorship-news';
import { mentorIndex } from './mentor-index';
import { mentorshipNotifications } from './notifications';
import { mentorshipsPart } from './personal-data';
import { ensureOneOpen } from './store';

/** Who may ask a mentor (member §6). */
const students: readonly Role[] = ['student'];

const STORY = 'api::mentorship.success-story';
const storyView = defineView({
  uid: STORY,
  mainField: 'title',
  listColumns: ['title', 'by', 'order'],
  sort: { by: 'order', order: 'ASC' },
  layout: [
    [
      ['title', 8],
      ['order', 4],
    ],
    [['text', 12]],
    [['by', 12]],
  ],
  fields: {
    title: { label: 'Title' },
    text: { label: 'Story', description: 'A few sentences.' },
    by: { label: 'Who tells it', description: 'Such as a name, and what the two did.' },
    order: { label: 'Position', description: 'Lower numbers come first.' },
  },
});

/** Mentorship: finding a mentor, asking, answering, and what the two make of it. */
const feature: Feature = {
  name: 'mentorship',
  calls: [
    ['GET', '/mentorship/mentors', 'mentorship.mentors', members],
    ['GET', '/mentorship/mentors/:id', 'mentorship.mentor', members],
    ['POST', '/mentorship/mentors/:id/request', 'mentorship.ask', students],
    ['GET', '/mentorship/expertise', 'mentorship.expertise', members],
    ['GET', '/mentorship/overview', 'mentorship.overview', members],
    ['GET', '/mentorship/status', 'mentorship.status', members],
    ['GET', '/mentorship/profile', 'mentorship.profile', members],
    ['PUT', '/mentorship/profile', 'mentorship.writeProfile', members],
    ['GET', '/mentorship/requests', 'mentorship.find', members],
    ['GET', '/mentorship/requests/:id', 'mentorship.findOne', members],
    ['PUT', '/mentorship/requests/:id/respond', 'mentorship.respond', members],
    ['PUT', '/mentorship/requests/:id/complete', 'mentorship.complete', members],
    ['PUT', '/mentorship/requests/:id/cancel', 'mentorship.cancel', members],
    ['PUT', '/mentorship/requests/:id/goals', 'mentorship.goals', members],
    ['POST', '/mentorship/requests/:id/meetings', 'mentorship.addMeeting', members],
    ['PUT', '/mentorship/requests/:id/meetings/:meeting', 'mentorship.changeMeeting', members],
    ['DELETE', '/mentorship/requests/:id/meetings/:meeting', 'mentorship.removeMeeting', members],
    ['GET', '/mentorship/requests/:id/meetings/:meeting/meeting.ics', 'mentorship.calendar', members],
    ['PUT', '/mentorship/requests/:id/feedback', 'mentorship.feedback', members],
    // Behind the link of a mail, which is the permission.
    ['GET', '/mentorship/answer/:token', 'mentorship.readLink', everyone],
    ['POST', '/mentorship/answer/:token', 'mentorship.respondByLink', everyone],
    // The alumni pages: the same by the same actions.
    ['GET', '/alumni/mentorship', 'mentorship.find', members],
    ['GET', '/alumni/mentorship/mentors', 'mentorship.mentors', members],
    ['GET', '/alumni/mentorship/profile', 'mentorship.profile', members],
    ['PUT', '/alumni/mentorship/profile', 'mentorship.writeProfile', members],
    ['POST', '/alumni/mentorship/request/:id', 'mentorship.ask', students],
    ['POST', '/alumni/mentorship/accept/:id', 'mentorship.accept', members],
    ['POST', '/alumni/mentorship/decline/:id', 'mentorship.decline', members],
    ['POST', '/alumni/mentorship/end/:id', 'mentorship.complete', members],
    ['GET', '/admin/mentorship-stats', 'mentorship.stats', admins],
  ],
  resources: [mentorshipResource],
  machines: [mentorshipMachine],
  personalData: [mentorshipsPart],
  mails: [mentorshipNews],
  notifications: mentorshipNotifications,
  panelViews: [storyView],
  editors: { content: { [STORY]: PUBLISHED_COLLECTION } },
  listPages: [paths.mentorship()],
  previews: { [STORY]: () => Promise.resolve(paths.alumniMentorship()) },
  wordIndexes: [mentorIndex],
  upgrade: ensureOneOpen,
  everyMinute: [sweepMentorships],
  demo: { stage: 'content', load: () => import('./demo') },
};

export default feature;
