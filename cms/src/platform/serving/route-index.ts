import type { Core } from '@strapi/strapi';

/** A route of the router, as far as matching goes. */
interface Layer {
  path: unknown;
  regexp: RegExp;
  methods: string[];
  match: (path: string) => boolean;
}

interface Router {
  stack: Layer[];
  match: (path: string, method: string) => { path: Layer[]; pathAndMethod: Layer[]; route: boolean };
}

/** A segment of a route's path that stands for itself alone. */
const LITERAL = /^[\w-]+$/;
/** Where a route's expression ends a segment. */
const DELIMITER = /[/#?]/;
/** First segments of a path that routes are told apart by. */
const SEGMENTS = 2;

/**
 * Has the router compare a path with the routes alone that begin like it: it would go through all of them, Strapi's and
 * the panel's among them. The routes still decide themselves, in the order of the router. Belongs behind
 * `matchExactly`, since routes that ignore case begin in many ways.
 */
export function indexRoutes({ server }: Core.Strapi): void {
  const router: Router = server.router;
  let find = indexOf(router.stack);
  let indexed = router.stack.length;

  router.match = (path, method) => {
    if (router.stack.length !== indexed) {
      find = indexOf(router.stack);
      indexed = router.stack.length;
    }
    const matching = find(path).filter((layer) => layer.match(path));
    const pathAndMethod = matching.filter(({ methods }) => methods.length === 0 || methods.includes(method));
    return { path: matching, pathAndMethod, route: pathAndMethod.some(({ methods }) => methods.length > 0) };
  };
}

/** @returns a function that finds all routes that can match a path, and few more, in their order */
function indexOf(layers: readonly Layer[]): (path: string) => readonly Layer[] {
  const beginnings = layers.map(beginningOf);
  const beneath = (beginning: string) =>
    layers.filter((_, place) => `${beginning}/`.startsWith(`${beginnings[place] ?? ''}/`));
  const anywhere = beneath('');
  const found = new Map([...new Set(beginnings)].map((beginning) => [beginning, beneath(beginning)]));
  return (path) => {
    const [, first = '', second = ''] = path.split(DELIMITER, SEGMENTS + 1);
    return found.get(`/${first}/${second}`) ?? found.get(`/${first}`) ?? anywhere;
  };
}

/** What each path begins with that a route matches, such as `/api/events`; empty where that can be anything. */
function beginningOf({ path, regexp }: Layer): string {
  if (typeof path !== 'string' || !path.startsWith('/') || regexp.ignoreCase) return '';
  const segments = path.split('/').slice(1, SEGMENTS + 1);
  const end = segments.findIndex((segment) => !LITERAL.test(segment));
  return segments
    .slice(0, end === -1 ? SEGMENTS : end)
    .map((segment) => `/${segment}`)
    .join('');
}
