import type { Core } from '@strapi/strapi';
import type { EventQuestion } from 'contracts';

import { presentQuestion } from '../present-question';

/** What whoever registers for a published event is asked. @returns null where there is no such event */
export async function findQuestions(strapi: Core.Strapi, documentId: string): Promise<EventQuestion[] | null> {
  const event = await strapi.documents('api::event.event').findFirst({
    filters: { documentId, isPublished: true },
    fields: ['documentId'],
    populate: { questions: true },
  });
  return event ? (event.questions ?? []).map(presentQuestion) : null;
}
