import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { loadedRoute, loadRoute } from './routeModules.ts';
import { matchRoute } from './routes.ts';

/** Shows the page of the address. A module that is not here yet suspends: the page before it stays meanwhile. */
export function RouteOutlet() {
  const { pathname } = useLocation();
  const { route } = matchRoute(pathname);
  const { Route } = loadedRoute(route) ?? use(loadRoute(route));
  return <Route key={pathname} />;
}
