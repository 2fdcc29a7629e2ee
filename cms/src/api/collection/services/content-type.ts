import type { Core, Schema } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type ContentType, type ContentTypeChange, messages } from 'contracts';

import { addressName, madeTypeNamed, madeTypes, titleOf } from '../../../platform/made-types/made-types';
import { editorsMayChange, letEditorsChange } from '../../../platform/panel/editor-role';
import { inTransaction } from '../../../shared/transaction';
import { collections } from '../collections';
import { checkPublicFields, fieldsWithParts } from '../content-type/fields';
import { readRights, type Rights, writeRights } from '../content-type/grants';
import { labelsOf } from '../content-type/labels';

/** Who may do what with types from the Content-Type Builder, and what is public of them. */
const contentTypeService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Every type that people made, by title. */
  async all(): Promise<ContentType[]> {
    const types = await Promise.all([...madeTypes(strapi)].map((type) => this.of(type)));
    return types.sort((one, other) => one.title.localeCompare(other.title, 'en'));
  },

  /** @throws NotFoundError for a name that no made type has: what the product has is said in its code */
  named(name: string): Schema.ContentType {
    const type = madeTypeNamed(strapi, name);
    if (!type) throw new errors.NotFoundError('There is no such content type.');
    return type;
  },

  async of(type: Schema.ContentType): Promise<ContentType> {
    const rights = (await readRights(strapi))(type);
    const collection = (await collections(strapi)).find(({ uid }) => uid === type.uid);
    const title = collection?.title ?? titleOf(type);
    const fields = await fieldsWithParts(strapi, type, await labelsOf(strapi, type));
    return {
      ...{ name: addressName(type), title, uid: type.uid, isSingle: type.kind === 'singleType', fields },
      ...rights,
      publicFields: [...(collection?.publicFields ?? [])],
      hasPages: collection?.hasPages ?? false,
      editors: await editorsMayChange(strapi, type.uid),
      warning: warningOf(title, rights),
    };
  },

  /** Stores some of what is set of a type, all of it or nothing. Two who do so take turns. */
  async change(type: Schema.ContentType, change: ContentTypeChange): Promise<ContentType> {
    const { publicFields, hasPages, editors, ...rights } = change;
    if (publicFields) checkPublicFields(await fieldsWithParts(strapi, type, new Map()), publicFields);
    const row = (await collections(strapi)).find(({ uid }) => uid === type.uid);
    if (!row) throw new errors.NotFoundError('There is no such content type.');
    await inTransaction(strapi, async () => {
      const data = { ...(publicFields && { publicFields }), ...(hasPages !== undefined && { hasPages }) };
      // Locks the row: who comes second reads what the first one has granted.
      await strapi.documents('api::collection.collection').update({ documentId: row.documentId, data });
      await writeRights(strapi, type, rights);
      if (editors !== undefined) await letEditorsChange(strapi, type.uid, editors);
    });
    return this.of(type);
  },
});

export default contentTypeService;

/** Says so where whoever is signed out may change something. */
function warningOf(title: string, { write, delete: removal }: Rights): string | null {
  const doing = [write.includes('public') && 'write', removal.includes('public') && 'delete'].filter(Boolean);
  return doing.length > 0 ? messages.visitorsMay(doing.join(' and '), title) : null;
}
