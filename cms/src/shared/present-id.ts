/** The id of a public record, under the documents' name for it and under Strapi's (design §5). */
export const idsOf = ({ documentId }: { documentId: string }) => ({ _id: documentId, documentId });
