import { api, type ComposedPage, type One, type Section } from 'contracts';

import { isErrorBody } from '../lib/fetcher';

/**
 * The sections of a composed page, from the answers that came along with it.
 * @param slug undefined for pages that no editor composed, which have none
 */
export function sectionsIn(answers: Record<string, unknown>, slug: string | undefined): readonly Section[] {
  if (slug === undefined) return [];
  const answer = answers[api.page(slug)];
  return answer === undefined || isErrorBody(answer) ? [] : (answer as One<ComposedPage>).data.sections;
}
