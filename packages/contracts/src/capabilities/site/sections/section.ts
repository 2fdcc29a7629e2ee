import { z } from 'zod';

/**
 * The shape of a section: what every one carries, and what is its own.
 * @param component the Strapi component that the editor composed; the portal's block of that name draws it
 */
export const section = <C extends string, S extends z.ZodRawShape>(component: C, shape: S) =>
  z.strictObject({
    component: z.literal(component),
    /** Stable within the page; serves as React key. */
    key: z.string(),
    ...shape,
  });
