import { useHref, useLinkClickHandler, type LinkProps } from 'react-router-dom';

export {
  createPath,
  matchRoutes,
  NavigationType,
  Router,
  StaticRouter,
  UNSAFE_RouteContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';

/**
 * Stands in for React Router's link, which brings forms, fetchers and its way to fetch ahead along. See `light` in
 * `vite.config.ts`.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, {
    replace,
    state: state as unknown,
    preventScrollReset,
    target: rest.target,
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
