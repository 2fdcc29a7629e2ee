import type { ConsoleComponents, ConsoleResource } from 'contracts';
import { createContext, use } from 'react';

const Resource = createContext<ConsoleResource | undefined>(undefined);

/** Tells the inputs below which resource their form is of. */
export const FormResource = Resource.Provider;

/** What the fields of the form may hold that are made of others. */
export const useComponents = (): ConsoleComponents => use(Resource)?.components ?? {};

/** The name of the resource that the form is of. */
export const useFormName = (): string => use(Resource)?.name ?? '';

/** Whether the form is of a type that people made, and whether its records are drafts first. */
export function useFormKind(): Pick<ConsoleResource, 'isMade' | 'hasDrafts'> {
  const { isMade = false, hasDrafts = false } = use(Resource) ?? {};
  return { isMade, hasDrafts };
}
