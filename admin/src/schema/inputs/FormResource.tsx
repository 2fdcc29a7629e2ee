import type { ConsoleComponents, ConsoleResource } from 'contracts';
import { createContext, use } from 'react';

const Resource = createContext<ConsoleResource | undefined>(undefined);

/** Tells the inputs below which resource their form is of. */
export const FormResource = Resource.Provider;

/** What the fields of the form may hold that are made of others. */
export const useComponents = (): ConsoleComponents => use(Resource)?.components ?? {};

/** Whether the form is of a type that people made. */
export const useIsMade = (): boolean => use(Resource)?.isMade ?? false;
