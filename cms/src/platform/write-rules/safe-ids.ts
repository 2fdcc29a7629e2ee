import { brokenRule, type WriteRule } from './write-rule';

/** How Strapi names documents. */
const DOCUMENT_ID = /^[a-z0-9]{24}$/;

/** A new document that brings its own name has one like all the others. */
export const safeIds: WriteRule = ({ action, data }) => {
  const { documentId } = data;
  if (action !== 'create' || documentId === undefined || documentId === null) return;
  if (typeof documentId !== 'string' || !DOCUMENT_ID.test(documentId)) {
    throw brokenRule('A document’s id has 24 small letters and digits. Leave it out to get one.', ['documentId']);
  }
};
