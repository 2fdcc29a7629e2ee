import type { MentorshipArea, MentorshipDuration, MentorshipState } from 'contracts';

/** What somebody of the demo offers as a mentor. */
export interface DemoMentor {
  bio: string;
  expectations: string;
  expertise: string[];
  areas: MentorshipArea[];
  languages: string[];
  availability: '1-2 hours per month' | '3-4 hours per month' | '5+ hours per month' | 'As needed';
  capacity: number;
  isAvailable?: false;
}

/** The first is the demo's own alumni account; the others are some of the invented alumni. */
export const DEMO_MENTORS: readonly DemoMentor[] = [
  {
    bio: 'I have hired forty engineers and fired none. I can tell you what a manager reads in a portfolio, how a first job goes wrong, and how to say no to a second one.',
    expectations:
      'Come with one question, and with what you have tried. Write two lines after each call about what you will do next.',
    expertise: ['Distributed systems', 'Hiring', 'Product', 'Python'],
    areas: ['career', 'technical', 'leadership'],
    languages: ['English', 'Hindi', 'Sindhi'],
    availability: '3-4 hours per month',
    capacity: 4,
  },
  {
    bio: 'From a bench at the institute to a robot in forty warehouses. I help with the step from a prototype to the first ten that work.',
    expectations: 'Bring the board, or a picture of it. I do not mind what does not work; I mind what nobody measured.',
    expertise: ['Robotics', 'Embedded systems', 'Prototyping'],
    areas: ['technical', 'entrepreneurship'],
    languages: ['English', 'Hindi'],
    availability: '1-2 hours per month',
    capacity: 2,
  },
  {
    bio: 'I read term sheets for a living, and once signed a bad one myself. Ask me before you sign yours.',
    expectations: 'Send the numbers a day ahead.',
    expertise: ['Finance', 'Fundraising', 'Pitching'],
    areas: ['entrepreneurship'],
    languages: ['English', 'Punjabi'],
    availability: 'As needed',
    capacity: 3,
  },
  {
    bio: 'A doctorate abroad, and back. I help you to find out whether you want one, before you write forty applications.',
    expectations: 'Read one paper of the group that you apply to; we talk about that.',
    expertise: ['Research', 'Machine learning', 'Scholarships'],
    areas: ['academic', 'technical'],
    languages: ['English', 'Hindi', 'German'],
    availability: '1-2 hours per month',
    capacity: 2,
  },
  {
    bio: 'I lead a team of designers and still draw. Portfolios, first interviews, and how to show work that is not finished.',
    expectations: 'Three pieces of work, each with one sentence on what you would do otherwise today.',
    expertise: ['Design', 'Portfolio reviews', 'Public speaking'],
    areas: ['career', 'leadership'],
    languages: ['English', 'Marathi'],
    availability: '3-4 hours per month',
    capacity: 3,
  },
  {
    bio: 'Ten years of power plants, five of wind farms. On leave with a small child until the summer.',
    expectations: '',
    expertise: ['Power systems', 'Project management'],
    areas: ['technical', 'leadership'],
    languages: ['English', 'Hindi'],
    availability: 'As needed',
    capacity: 2,
    isAvailable: false,
  },
];

/** A request of the demo. */
export interface DemoMentorship {
  /** One of the mentors above, by place; students are the demo's own, or one of the invented. */
  mentor: number;
  student: 'own' | 'somebody';
  state: MentorshipState;
  topics: string[];
  duration: MentorshipDuration;
  area: MentorshipArea;
  message: string;
  answer?: string;
  /** Days ago. */
  asked: number;
  answered?: number;
  over?: number;
  goals?: { text: string; isDone: boolean }[];
  /** Days ago; ahead where it is less than none. */
  meetings?: { at: number; place: string; notes: string }[];
  feedback?: { student: string; mentor: string };
}

export const DEMO_MENTORSHIPS: readonly DemoMentorship[] = [
  {
    mentor: 0,
    student: 'own',
    state: 'accepted',
    topics: ['Product', 'Career'],
    duration: '3_months',
    area: 'career',
    message:
      'I run the repair table of the society and keep its queue with a small service of mine. I would like to find out whether I should go into hardware or software, and what a first portfolio needs.',
    answer: 'Happily. Bring the service along: we begin with what it taught you.',
    asked: 40,
    answered: 39,
    goals: [
      { text: 'A portfolio page with three projects', isDone: true },
      { text: 'Two practice interviews', isDone: false },
      { text: 'One conversation with somebody in hardware', isDone: false },
    ],
    meetings: [
      { at: 30, place: 'Call', notes: 'We went through the queue service. Write down why it went down twice.' },
      { at: 12, place: 'Call', notes: 'Portfolio: lead with the repair table, not with the grades.' },
      { at: -5, place: 'https://example.com/call/tara', notes: '' },
    ],
  },
  {
    mentor: 1,
    student: 'own',
    state: 'pending',
    topics: ['Embedded systems', 'Prototyping'],
    duration: '1_month',
    area: 'technical',
    message:
      'My line follower works on the bench and on no floor that I have found. I would like to learn how you test a robot before you send it to a place that you have never seen.',
    asked: 4,
  },
  {
    mentor: 0,
    student: 'somebody',
    state: 'pending',
    topics: ['Hiring'],
    duration: '1_month',
    area: 'career',
    message:
      'I have two offers and no idea how to compare them. One is close to home, the other is with people I would like to learn from. Could we talk about it before the end of the month?',
    asked: 2,
  },
  {
    mentor: 3,
    student: 'own',
    state: 'rejected',
    topics: ['Scholarships'],
    duration: '6_months',
    area: 'academic',
    message:
      'I would like to find out whether a doctorate is for me, and how to find a group that works on small robots and would take somebody from a state institute.',
    answer: 'I have two students in the middle of their applications. Ask me again in spring.',
    asked: 60,
    answered: 58,
  },
  {
    mentor: 0,
    student: 'somebody',
    state: 'completed',
    topics: ['Distributed systems'],
    duration: '3_months',
    area: 'technical',
    message:
      'We built a booking system for the canteen and it loses orders when two people press at once. I would like to understand why, and to learn how to find such things before others do.',
    answer: 'A good question. Send me the code.',
    asked: 200,
    answered: 199,
    over: 100,
    feedback: {
      student:
        'Tara never told me what to do. She asked what I had measured, until I measured. The canteen has lost no order since, and I got my internship with that story.',
      mentor: 'The best questions that I was asked all year. I learned how canteens work, too.',
    },
  },
  {
    mentor: 4,
    student: 'somebody',
    state: 'expired',
    topics: ['Portfolio reviews'],
    duration: '1_month',
    area: 'career',
    message:
      'I draw posters for the society and would like to do that for a living. Could you look at six of them and tell me which two I should never show to anybody?',
    asked: 50,
    over: 36,
  },
];

/** What editors tell of mentorships; the texts can be changed in the panel. */
export const DEMO_SUCCESS_STORIES: readonly { title: string; text: string; by: string }[] = [
  {
    title: 'From a lab bench to a first ten customers',
    text: 'A second-year student had a water sensor that worked in one tank. Six months with a mentor who builds hardware brought it to ten farms near Karnal, and taught her to count what a visit costs.',
    by: 'A student of electronics, mentored by an alumna of 2014',
  },
  {
    title: 'The interview that was a conversation',
    text: 'He had failed four interviews when he asked for a mentor. They never practised answers: they talked about the things that he had built, until he could do that with anybody.',
    by: 'A graduate of 2025, now a software engineer in Pune',
  },
];
