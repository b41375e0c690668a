import { importOnline } from './importOnline.ts';
import type { RouteDefinition, RouteModule } from './routes.ts';

/** The file of a page could not be loaded: no network, or a newer release has taken its place (O99). */
export class RouteLoadError extends Error {
  override name = 'RouteLoadError';
}

const loaded = new Map<RouteDefinition, RouteModule>();
const loading = new Map<RouteDefinition, Promise<RouteModule>>();

/** Loads a route's module once. A load that failed is tried again the next time. */
export function loadRoute(route: RouteDefinition): Promise<RouteModule> {
  const under = loading.get(route);
  if (under) return under;
  const promise = importOnline(route.load).then(
    (module) => {
      loaded.set(route, module);
      return module;
    },
    (cause: unknown) => {
      loading.delete(route);
      throw new RouteLoadError(`The page ${route.path} could not be loaded.`, { cause });
    },
  );
  loading.set(route, promise);
  return promise;
}

/** The module when it is here already: before hydration, and after an intent has loaded it. */
export const loadedRoute = (route: RouteDefinition) => loaded.get(route);
