import type { Core, Schema, UID } from '@strapi/strapi';

/** What a schema can say of a field and Strapi's Content-Type Builder does not know. */
const UNKNOWN = ['column', 'visible', 'writable'] as const;

interface SentAttribute {
  action: 'create' | 'update' | 'delete';
  name: string;
  properties?: Record<string, unknown>;
}
interface SentType {
  action: 'create' | 'update' | 'delete';
  uid: UID.Schema;
  attributes?: SentAttribute[];
}
interface SentSchema {
  contentTypes: SentType[];
  components: SentType[];
}
interface SchemaService {
  updateSchema: (schema: SentSchema) => Promise<unknown>;
}
type Written = Record<string, Record<string, unknown>>;

/**
 * Keeps what the Content-Type Builder would lose of a type that it changes: it writes a schema anew from what its form
 * shows, without the fields that nobody is to see there, and without what of the others its form does not know, such as
 * an index. Belongs into `register`.
 */
export function keepInBuilder(strapi: Core.Strapi): void {
  const service = strapi.plugin('content-type-builder').service<SchemaService>('schema');
  const { updateSchema } = service;
  service.updateSchema = (sent) => {
    const complete = (type: SentType) => withUnshown(type, writtenOf(strapi, type.uid));
    return updateSchema({
      ...sent,
      contentTypes: sent.contentTypes.map(complete),
      components: sent.components.map(complete),
    });
  };
}

/** The fields of a type as its file has them. */
function writtenOf(strapi: Core.Strapi, uid: UID.Schema): Written {
  const model = strapi.getModel(uid) as (Schema.Schema & { __schema__: { attributes: Written } }) | undefined;
  return model?.__schema__.attributes ?? {};
}

/** What is sent of a type that changes, with what the form has not shown of it. */
function withUnshown(type: SentType, written: Written): SentType {
  if (type.action !== 'update') return type;
  const sent = type.attributes ?? [];
  const names = sent.map(({ name }) => name);
  const unshown = Object.entries(written)
    .filter(([name, { visible }]) => visible === false && !names.includes(name))
    .map(([name, properties]): SentAttribute => ({ action: 'update', name, properties }));
  const completed = sent.map((attribute): SentAttribute => {
    const { [attribute.name]: before } = written;
    if (attribute.action !== 'update' || before?.['type'] !== attribute.properties?.['type']) return attribute;
    const kept = Object.fromEntries(
      UNKNOWN.filter((key) => before && key in before).map((key) => [key, before?.[key]]),
    );
    return { ...attribute, properties: { ...attribute.properties, ...kept } };
  });
  return { ...type, attributes: [...completed, ...unshown] };
}
