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

/** A second one with drafts, at the other end of a relation. */
const offer = {
  kind: 'collectionType',
  collectionName: 'offers',
  info: { singularName: 'offer', pluralName: 'offers', displayName: 'Offer' },
  options: { draftAndPublish: true },
  pluginOptions: {},
  attributes: {
    title: { type: 'string', required: true },
    details: { type: 'text' },
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
 * Gives a schema one attribute more.
 * @param {string} name
 * @param {object} attribute
 * @returns {(schema: string) => string}
 */
const withAttribute = (name, attribute) => (schema) => {
  const parsed = JSON.parse(schema);
  return JSON.stringify({ ...parsed, attributes: { ...parsed.attributes, [name]: attribute } });
};

/**
 * The product as somebody extended it without code, for tests: three types, three components, and a field of the
 * product's event.
 */
export const extendedApp = () =>
  extendApp({
    ...madeType('sponsor', sponsor),
    ...madeType('offer', offer),
    ...madeType('canteen', canteen),
    ...component('perk', { title: { type: 'string', required: true }, value: { type: 'integer' } }),
    ...component('quote', { words: { type: 'text' }, by: { type: 'string' } }),
    ...component('address', {
      city: { type: 'string' },
      host: { type: 'relation', relation: 'oneToOne', target: 'api::profile.profile' },
    }),
    'api/event/content-types/event/schema.json': withAttribute('sponsors', {
      type: 'relation',
      relation: 'manyToMany',
      target: 'api::sponsor.sponsor',
      mappedBy: 'events',
    }),
  });
