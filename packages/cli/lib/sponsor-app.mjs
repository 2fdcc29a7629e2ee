import { extendApp, madeType } from './extended-app.mjs';

/** A type as somebody makes it in the Content-Type Builder: one attribute of every kind. */
const sponsor = {
  kind: 'collectionType',
  collectionName: 'sponsors',
  info: { singularName: 'sponsor', pluralName: 'sponsors', displayName: 'Sponsor' },
  options: { draftAndPublish: false },
  pluginOptions: {},
  attributes: {
    name: { type: 'string', required: true, unique: true, minLength: 2, maxLength: 60 },
    slug: { type: 'uid', targetField: 'name' },
    pitch: { type: 'text', maxLength: 300 },
    story: { type: 'blocks' },
    terms: { type: 'richtext' },
    contact: { type: 'email' },
    portalPassword: { type: 'password', minLength: 6 },
    website: { type: 'string', regex: '^https://.+' },
    employees: { type: 'integer', min: 1, max: 1000000 },
    ledgerNumber: { type: 'biginteger' },
    amount: { type: 'decimal', min: 0 },
    ratio: { type: 'float' },
    isActive: { type: 'boolean', default: true },
    since: { type: 'date' },
    callAt: { type: 'time' },
    signedAt: { type: 'datetime' },
    level: { type: 'enumeration', enum: ['gold', 'silver', 'in-kind'] },
    extras: { type: 'json' },
    logo: { type: 'media', multiple: false, allowedTypes: ['images'] },
    gallery: { type: 'media', multiple: true, allowedTypes: ['images', 'files', 'videos', 'audios'] },
    perks: { type: 'component', component: 'made.perk', repeatable: true, max: 5 },
    address: { type: 'component', component: 'made.address', repeatable: false },
    parts: { type: 'dynamiczone', components: ['made.perk', 'made.quote'] },
    events: { type: 'relation', relation: 'manyToMany', target: 'api::event.event', inversedBy: 'sponsors' },
    host: { type: 'relation', relation: 'oneToOne', target: 'api::profile.profile' },
    offers: { type: 'relation', relation: 'oneToMany', target: 'api::offer.offer', mappedBy: 'sponsor' },
  },
};

/** What the Content-Type Builder says of a type, or of an attribute, that is written in several languages. */
const localized = { i18n: { localized: true } };

/** A second one with drafts and translations, at the other end of a relation. */
const offer = {
  kind: 'collectionType',
  collectionName: 'offers',
  info: { singularName: 'offer', pluralName: 'offers', displayName: 'Offer' },
  options: { draftAndPublish: true },
  pluginOptions: localized,
  attributes: {
    title: { type: 'string', required: true, pluginOptions: localized },
    details: { type: 'text', pluginOptions: localized },
    until: { type: 'date' },
    sponsor: { type: 'relation', relation: 'manyToOne', target: 'api::sponsor.sponsor', inversedBy: 'offers' },
  },
};

/** A type of which there is one document. */
const canteen = {
  kind: 'singleType',
  collectionName: 'canteens',
  info: { singularName: 'canteen', pluralName: 'canteens', displayName: 'Canteen' },
  options: { draftAndPublish: false },
  pluginOptions: {},
  attributes: { menu: { type: 'text' }, opensAt: { type: 'time' }, secret: { type: 'string' } },
};

/**
 * @param {string} name
 * @param {object} attributes
 */
const component = (name, attributes) => ({
  [`components/made/${name}.json`]: JSON.stringify({
    collectionName: `components_made_${name}s`,
    info: { displayName: name },
    options: {},
    attributes,
  }),
});

/**
 * Gives a type or a component of the product attributes more.
 * @param {string} file
 * @param {object} attributes
 */
const more = (file, attributes) => ({
  [file]: (/** @type {string} */ schema) => {
    const parsed = JSON.parse(schema);
    return JSON.stringify({ ...parsed, attributes: { ...parsed.attributes, ...attributes } });
  },
});

/**
 * @param {string} name of a type
 * @param {object} attributes
 */
const extended = (name, attributes) => more(`api/${name}/content-types/${name}/schema.json`, attributes);

/**
 * The product as somebody extended it without code, for tests: three types, three components, and fields of the
 * product's own types.
 */
export const extendedApp = () =>
  extendApp({
    ...madeType('sponsor', sponsor),
    ...madeType('offer', offer),
    ...madeType('canteen', canteen),
    ...component('perk', { title: { type: 'string', required: true }, value: { type: 'integer' } }),
    ...component('quote', { words: { type: 'text' }, by: { type: 'string' }, doorCode: { type: 'password' } }),
    ...component('address', {
      city: { type: 'string' },
      doorCode: { type: 'password' },
      host: { type: 'relation', relation: 'oneToOne', target: 'api::profile.profile' },
    }),
    ...extended('event', {
      sponsors: { type: 'relation', relation: 'manyToMany', target: 'api::sponsor.sponsor', mappedBy: 'events' },
      page: { type: 'uid', targetField: 'title' },
      boothCode: { type: 'string', unique: true, minLength: 2, regex: '^B-' },
      parking: { type: 'integer', min: 0, max: 50, default: 5 },
      perks: { type: 'component', component: 'made.perk', repeatable: true },
      poster: { type: 'media', multiple: false, allowedTypes: ['images'] },
    }),
    ...extended('announcement', {
      audience: { type: 'enumeration', enum: ['everybody', 'first-years'], required: true },
    }),
    ...extended('contact-message', { note: { type: 'text' } }),
    ...extended('profile', {
      shirtSize: { type: 'enumeration', enum: ['small', 'large'] },
      badge: { type: 'string', private: true },
    }),
    ...more('components/shared/agenda-entry.json', { room: { type: 'string', required: true } }),
  });
