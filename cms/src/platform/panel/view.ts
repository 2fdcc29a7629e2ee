import type { Schema, UID } from '@strapi/strapi';

/** What an editor reads beside a field. */
export interface FieldText {
  label: string;
  /** The hint under the field. */
  description?: string;
  placeholder?: string;
}

/** How the panel shows the records of a type, or a component. Fields that are not named keep Strapi's own view. */
export interface View {
  uid: UID.Schema;
  /** The field that stands for a record in titles and relations. */
  mainField: string;
  /** Columns of the list, for collections. */
  listColumns?: readonly string[];
  /** Order in which the list opens. */
  sort?: { by: string; order: 'ASC' | 'DESC' };
  /** Rows of the form: each field with its width in twelfths. */
  layout: readonly (readonly (readonly [field: string, width: number])[])[];
  /** Whatever has no text here is called by its name, in words. */
  fields: Readonly<Partial<Record<string, FieldText>>>;
}

type Field<Uid extends UID.Schema> = Schema.AttributeNames<Uid>;
type Automatic = 'id' | 'documentId' | 'createdAt' | 'updatedAt' | 'publishedAt' | 'createdBy' | 'updatedBy';

/**
 * A view whose every name is checked against the schema. Fields may be missing in it: those that were added in the
 * Content-Type Builder come after its own.
 */
interface ViewOf<Uid extends UID.Schema> extends View {
  uid: Uid;
  mainField: Field<Uid>;
  listColumns?: readonly Field<Uid>[];
  sort?: { by: Field<Uid>; order: 'ASC' | 'DESC' };
  layout: readonly (readonly (readonly [field: Field<Uid>, width: number])[])[];
  fields: Readonly<Partial<Record<Exclude<Field<Uid>, Automatic | 'locale' | 'localizations'>, FieldText>>>;
}

/** Declares the view of a type or component. */
export const defineView = <Uid extends UID.Schema>(view: ViewOf<Uid>): View => view;
