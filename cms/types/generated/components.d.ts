import type { Schema, Struct } from '@strapi/strapi';

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
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
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
    words: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
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
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
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
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
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

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'sections.event-cards': SectionsEventCards;
      'sections.hero': SectionsHero;
      'sections.team': SectionsTeam;
      'shared.event-card': SharedEventCard;
      'shared.link': SharedLink;
      'shared.social-link': SharedSocialLink;
    }
  }
}
