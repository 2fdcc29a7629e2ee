import type { z } from 'zod';

import { resourceController } from './actions';
import type { ConsoleRecord, ListedResource, Resource } from './definition';
import type { Filters } from './filters';

/** Declares a resource of the console; what its records are follows from what it says. */
export const defineResource = <
  Item extends Row,
  Row extends ConsoleRecord,
  Field extends string,
  Choices extends Filters,
  Writable extends z.ZodRawShape,
>(
  resource: Resource<Item, Row, Field, Choices, Writable>,
): ListedResource => ({ ...resource, controller: resourceController(resource) });
