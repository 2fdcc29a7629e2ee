import type { Schema, Struct } from '@strapi/strapi';

export interface SectionsAbout extends Struct.ComponentSchema {
  collectionName: 'components_sections_abouts';
  info: {
    description: 'Who the society is: an introduction that opens to mission, vision and activities';
    displayName: 'About us';
    icon: 'lightbulb';
  };
  attributes: {
    activities: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1500;
      }>;
    activitiesTitle: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }> &
      Schema.Attribute.DefaultTo<'What We Do'>;
    image: Schema.Attribute.Media<'images'>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    mission: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    missionTitle: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }> &
      Schema.Attribute.DefaultTo<'Our Mission'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }> &
      Schema.Attribute.DefaultTo<'About Us'>;
    vision: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    visionTitle: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }> &
      Schema.Attribute.DefaultTo<'Our Vision'>;
  };
}

export interface SectionsCallToAction extends Struct.ComponentSchema {
  collectionName: 'components_sections_calls_to_action';
  info: {
    description: 'A headline, a sentence and buttons that ask visitors to do something';
    displayName: 'Call to action';
    icon: 'bell';
  };
  attributes: {
    links: Schema.Attribute.Component<'shared.link', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 3;
          min: 1;
        },
        number
      >;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
  };
}

export interface SectionsCollection extends Struct.ComponentSchema {
  collectionName: 'components_sections_collections';
  info: {
    description: 'Records of a type that was made in the Content-Type Builder';
    displayName: 'Collection';
    icon: 'apps';
  };
  attributes: {
    collection: Schema.Attribute.Relation<'oneToOne', 'api::collection.collection'>;
    count: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 24;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<6>;
    fields: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    filter: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    hasLinks: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    layout: Schema.Attribute.Enumeration<['cards', 'table', 'list', 'calendar']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'cards'>;
    sort: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    subtitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
  };
}

export interface SectionsContact extends Struct.ComponentSchema {
  collectionName: 'components_sections_contacts';
  info: {
    description: 'A form whose messages are mailed to the society, over a map';
    displayName: 'Contact';
    icon: 'envelop';
  };
  attributes: {
    note: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }> &
      Schema.Attribute.DefaultTo<"We'll get back to you as soon as possible.">;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }> &
      Schema.Attribute.DefaultTo<'Have questions or want to collaborate? Reach out to us!'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }> &
      Schema.Attribute.DefaultTo<'Contact Us'>;
  };
}

export interface SectionsCounters extends Struct.ComponentSchema {
  collectionName: 'components_sections_counters';
  info: {
    description: 'Numbers to be proud of, counted up';
    displayName: 'Counters';
    icon: 'chartBubble';
  };
  attributes: {
    items: Schema.Attribute.Component<'shared.counter', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
          min: 1;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
  };
}

export interface SectionsEventCards extends Struct.ComponentSchema {
  collectionName: 'components_sections_event_cards';
  info: {
    description: "Cards for the society's regular events, each turning over to its description";
    displayName: 'Event cards';
    icon: 'apps';
  };
  attributes: {
    cards: Schema.Attribute.Component<'shared.event-card', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
        },
        number
      >;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }> &
      Schema.Attribute.DefaultTo<'Where ideas meet action'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }> &
      Schema.Attribute.DefaultTo<'Our Events'>;
  };
}

export interface SectionsFaq extends Struct.ComponentSchema {
  collectionName: 'components_sections_faqs';
  info: {
    description: 'Frequently asked questions; visitors open one at a time';
    displayName: 'FAQ';
    icon: 'question';
  };
  attributes: {
    entries: Schema.Attribute.Component<'shared.faq-entry', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 30;
          min: 1;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }> &
      Schema.Attribute.DefaultTo<'Frequently Asked Questions'>;
  };
}

export interface SectionsFestivalHero extends Struct.ComponentSchema {
  collectionName: 'components_sections_festival_heroes';
  info: {
    description: 'The first screen of the festival: its name, days and registration link come from Festival';
    displayName: 'Festival opening';
    icon: 'rocket';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    image: Schema.Attribute.Media<'images'>;
    tagline: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsHero extends Struct.ComponentSchema {
  collectionName: 'components_sections_heroes';
  info: {
    description: "The first screen of a page: greeting, the society's name, words that type themselves, a description and buttons";
    displayName: 'Opening';
    icon: 'landscape';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    greeting: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }> &
      Schema.Attribute.DefaultTo<'Welcome to'>;
    image: Schema.Attribute.Media<'images'>;
    links: Schema.Attribute.Component<'shared.link', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
        },
        number
      >;
    video: Schema.Attribute.Media<'videos'>;
    words: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface SectionsJoin extends Struct.ComponentSchema {
  collectionName: 'components_sections_joins';
  info: {
    description: 'Invites visitors to sign in or to register; where its buttons lead is fixed';
    displayName: 'Sign in or register';
    icon: 'gate';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }> &
      Schema.Attribute.DefaultTo<'Join the network'>;
  };
}

export interface SectionsRichText extends Struct.ComponentSchema {
  collectionName: 'components_sections_rich_texts';
  info: {
    description: 'Running text with headings, lists, links and pictures, under a headline';
    displayName: 'Text';
    icon: 'feather';
  };
  attributes: {
    body: Schema.Attribute.Blocks & Schema.Attribute.Required;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsSchedule extends Struct.ComponentSchema {
  collectionName: 'components_sections_schedules';
  info: {
    description: 'What happens on which day, and the tracks that run beside each other';
    displayName: 'Schedule';
    icon: 'clock';
  };
  attributes: {
    entries: Schema.Attribute.Component<'shared.schedule-entry', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 60;
        },
        number
      >;
    subtitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }> &
      Schema.Attribute.DefaultTo<'Schedule'>;
    tracks: Schema.Attribute.Component<'shared.track', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
        },
        number
      >;
  };
}

export interface SectionsSpotlight extends Struct.ComponentSchema {
  collectionName: 'components_sections_spotlights';
  info: {
    description: 'The alumni in the collection Spotlight, as long as they agree to be presented';
    displayName: 'Spotlight';
    icon: 'star';
  };
  attributes: {
    subtitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }> &
      Schema.Attribute.DefaultTo<'Alumni Spotlight'>;
  };
}

export interface SectionsTeam extends Struct.ComponentSchema {
  collectionName: 'components_sections_teams';
  info: {
    description: 'Everyone in the collection Team members, in their order';
    displayName: 'Team';
    icon: 'user';
  };
  attributes: {
    subtitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }> &
      Schema.Attribute.DefaultTo<'Dedicated individuals working together to build a stronger alumni network.'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }> &
      Schema.Attribute.DefaultTo<'Meet Our Team'>;
  };
}

export interface SectionsTestimonials extends Struct.ComponentSchema {
  collectionName: 'components_sections_testimonials';
  info: {
    description: 'What people say about the society';
    displayName: 'Testimonials';
    icon: 'quote';
  };
  attributes: {
    testimonials: Schema.Attribute.Component<'shared.testimonial', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }> &
      Schema.Attribute.DefaultTo<'What people say'>;
  };
}

export interface SectionsUpcomingEvents extends Struct.ComponentSchema {
  collectionName: 'components_sections_upcoming_events';
  info: {
    description: 'The next events of the calendar, the nearest first';
    displayName: 'Upcoming events';
    icon: 'calendar';
  };
  attributes: {
    count: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<3>;
    subtitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }> &
      Schema.Attribute.DefaultTo<'Upcoming Events'>;
  };
}

export interface SharedAgendaEntry extends Struct.ComponentSchema {
  collectionName: 'components_shared_agenda_entries';
  info: {
    description: 'What happens at an event, when, and who speaks';
    displayName: 'Agenda entry';
    icon: 'clock';
  };
  attributes: {
    speaker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 150;
      }>;
    time: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface SharedCounter extends Struct.ComponentSchema {
  collectionName: 'components_shared_counters';
  info: {
    description: 'A number and what it counts';
    displayName: 'Counter';
    icon: 'hashtag';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    suffix: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 6;
      }>;
    value: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 1000000000;
          min: 0;
        },
        number
      >;
  };
}

export interface SharedEventCard extends Struct.ComponentSchema {
  collectionName: 'components_shared_event_cards';
  info: {
    description: 'A card that shows a name and turns over to a description';
    displayName: 'Event card';
    icon: 'rotate';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    image: Schema.Attribute.Media<'images'>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface SharedEventQuestion extends Struct.ComponentSchema {
  collectionName: 'components_shared_event_questions';
  info: {
    description: 'What people who register for an event are asked';
    displayName: 'Question at registration';
    icon: 'question';
  };
  attributes: {
    isRequired: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    kind: Schema.Attribute.Enumeration<['text', 'choice', 'checkbox']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'text'>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    options: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

export interface SharedFaqEntry extends Struct.ComponentSchema {
  collectionName: 'components_shared_faq_entries';
  info: {
    description: 'A question and its answer';
    displayName: 'Question';
    icon: 'question';
  };
  attributes: {
    answer: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1500;
      }>;
    question: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface SharedLink extends Struct.ComponentSchema {
  collectionName: 'components_shared_links';
  info: {
    description: 'A label and where it leads';
    displayName: 'Link';
    icon: 'link';
  };
  attributes: {
    href: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface SharedScheduleEntry extends Struct.ComponentSchema {
  collectionName: 'components_shared_schedule_entries';
  info: {
    description: 'What happens on a day, when and where, and the track that it belongs to';
    displayName: 'Schedule entry';
    icon: 'clock';
  };
  attributes: {
    day: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    place: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    time: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    track: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface SharedSocialLink extends Struct.ComponentSchema {
  collectionName: 'components_shared_social_links';
  info: {
    description: "One of the society's profiles on a social network";
    displayName: 'Social link';
    icon: 'earth';
  };
  attributes: {
    platform: Schema.Attribute.Enumeration<['facebook', 'twitter', 'instagram', 'linkedin', 'youtube']> &
      Schema.Attribute.Required;
    url: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
  };
}

export interface SharedSpending extends Struct.ComponentSchema {
  collectionName: 'components_shared_spendings';
  info: {
    description: 'What a campaign spent on what';
    displayName: 'Spending';
    icon: 'shoppingCart';
  };
  attributes: {
    amount: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 2000000000;
          min: 1;
        },
        number
      >;
    area: Schema.Attribute.Enumeration<['scholarships', 'workshop', 'community']> & Schema.Attribute.Required;
    what: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface SharedTestimonial extends Struct.ComponentSchema {
  collectionName: 'components_shared_testimonials';
  info: {
    description: 'What one person says';
    displayName: 'Testimonial';
    icon: 'quote';
  };
  attributes: {
    image: Schema.Attribute.Media<'images'>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    quote: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    role: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
  };
}

export interface SharedTrack extends Struct.ComponentSchema {
  collectionName: 'components_shared_tracks';
  info: {
    description: 'A strand of a festival, and what it is about';
    displayName: 'Track';
    icon: 'layer';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'sections.about': SectionsAbout;
      'sections.call-to-action': SectionsCallToAction;
      'sections.collection': SectionsCollection;
      'sections.contact': SectionsContact;
      'sections.counters': SectionsCounters;
      'sections.event-cards': SectionsEventCards;
      'sections.faq': SectionsFaq;
      'sections.festival-hero': SectionsFestivalHero;
      'sections.hero': SectionsHero;
      'sections.join': SectionsJoin;
      'sections.rich-text': SectionsRichText;
      'sections.schedule': SectionsSchedule;
      'sections.spotlight': SectionsSpotlight;
      'sections.team': SectionsTeam;
      'sections.testimonials': SectionsTestimonials;
      'sections.upcoming-events': SectionsUpcomingEvents;
      'shared.agenda-entry': SharedAgendaEntry;
      'shared.counter': SharedCounter;
      'shared.event-card': SharedEventCard;
      'shared.event-question': SharedEventQuestion;
      'shared.faq-entry': SharedFaqEntry;
      'shared.link': SharedLink;
      'shared.schedule-entry': SharedScheduleEntry;
      'shared.social-link': SharedSocialLink;
      'shared.spending': SharedSpending;
      'shared.testimonial': SharedTestimonial;
      'shared.track': SharedTrack;
    }
  }
}
