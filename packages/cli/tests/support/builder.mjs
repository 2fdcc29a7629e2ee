import { expect, vi } from 'vitest';

/** @param {Record<string, object>} attributes */
const created = (attributes) =>
  Object.entries(attributes).map(([name, properties]) => ({ action: 'create', name, properties }));

const lab = { type: 'component', component: 'lab.specification' };
/** A type with all kinds of attribute, a component of its own, and what other types get with it. */
export const NEW_TYPE = {
  uid: 'api::gadget.gadget',
  plural: 'gadgets',
  record: { name: 'Laser cutter', count: 2, available: true, specification: [{ label: 'Power' }] },
  components: [
    {
      ...{ action: 'create', uid: 'lab.specification', category: 'lab', displayName: 'Specification', icon: 'apps' },
      attributes: created({ label: { type: 'string', required: true }, value: { type: 'string' } }),
    },
  ],
  contentType: {
    ...{ action: 'create', uid: 'api::gadget.gadget', kind: 'collectionType', draftAndPublish: true },
    ...{ displayName: 'Gadget', singularName: 'gadget', pluralName: 'gadgets', pluginOptions: {}, options: {} },
    attributes: created({
      name: { type: 'string', required: true, maxLength: 80 },
      summary: { type: 'text' },
      body: { type: 'blocks' },
      notes: { type: 'richtext' },
      slug: { type: 'uid', targetField: 'name' },
      contactAddress: { type: 'email' },
      count: { type: 'integer', min: 0 },
      weight: { type: 'decimal' },
      stock: { type: 'biginteger' },
      available: { type: 'boolean', default: true },
      kind: { type: 'enumeration', enum: ['laser', 'printer'] },
      boughtOn: { type: 'date' },
      checkedAt: { type: 'datetime' },
      opensAt: { type: 'time' },
      details: { type: 'json' },
      pin: { type: 'password' },
      photos: { type: 'media', multiple: true, allowedTypes: ['images'] },
      specification: { ...lab, repeatable: true },
      story: { type: 'dynamiczone', components: ['lab.specification', 'sections.faq'] },
      events: relation('api::event.event', 'gadgets'),
    }),
  },
  /** Fields of other types. */
  added: {
    'api::event.event': { gadgets: relation('api::gadget.gadget', 'events'), dressCode: { type: 'string' } },
    'api::announcement.announcement': { poster: { type: 'media', multiple: false, allowedTypes: ['images'] } },
    'api::event.registration': { remark: { type: 'text' } },
  },
};

/**
 * @param {string} target
 * @param {string} targetAttribute
 */
function relation(target, targetAttribute) {
  return { type: 'relation', relation: 'manyToMany', target, targetAttribute };
}

/**
 * Signs in to the panel as its owner, and calls the Content-Type Builder as the panel does.
 * @param {string} origin
 */
export async function builder(origin) {
  let token = '';
  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<{ status: number, json: any }>}
   */
  const ask = async (method, path, body) => {
    const headers = { accept: 'application/json', 'content-type': 'application/json', origin };
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, json: text.startsWith('{') ? JSON.parse(text) : text };
  };
  const owner = { email: 'owner@example.com', password: 'Innokshetra-2026' };
  const login = await ask('POST', '/admin/login', { ...owner, deviceId: crypto.randomUUID(), rememberMe: false });
  expect(login.status, JSON.stringify(login.json)).toBe(200);
  token = login.json.data.token;
  return {
    ask,
    /** Makes a type and adds fields to others, and waits for the start that follows. @param {typeof NEW_TYPE} wanted */
    async update({ components, contentType, added }) {
      const { contentTypes } = (await ask('GET', '/content-type-builder/schema')).json.data;
      const changed = Object.entries(added).map(([uid, fields]) => changedType(contentTypes[uid], fields));
      const data = { components, contentTypes: [contentType, ...changed] };
      const answer = await ask('POST', '/content-type-builder/update-schema', { data });
      expect(answer.status, JSON.stringify(answer.json)).toBe(200);
      const status = () => ask('GET', '/content-type-builder/update-schema-status');
      await vi.waitFor(async () => expect((await status()).json.data.isUpdating).toBe(false), {
        timeout: 120_000,
        interval: 200,
      });
    },
  };
}

/**
 * @param {any} type as the Builder shows it
 * @param {Record<string, object>} fields
 */
function changedType({ uid, kind, info, options, pluginOptions, attributes }, fields) {
  const { draftAndPublish } = options;
  const kept = attributes.map((/** @type {any} */ { name, ...properties }) => ({ action: 'update', name, properties }));
  const about = { action: 'update', uid, kind, ...info, draftAndPublish, options, pluginOptions };
  return { ...about, attributes: [...kept, ...created(fields)] };
}
