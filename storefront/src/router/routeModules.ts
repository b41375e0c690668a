import type { RouteDefinition, RouteModule } from './routes.ts';

const loaded = new Map<RouteDefinition, RouteModule>();
const loading = new Map<RouteDefinition, Promise<RouteModule>>();

/** Loads a route's module once. A load that failed is tried again the next time. */
export function loadRoute(route: RouteDefinition): Promise<RouteModule> {
  const under = loading.get(route);
  if (under) return under;
  const promise = route.load().then(
    (module) => {
      loaded.set(route, module);
      return module;
    },
    (error: unknown) => {
      loading.delete(route);
      throw error;
    },
  );
  loading.set(route, promise);
  return promise;
}

/** The module when it is here already: before hydration, and after an intent has loaded it. */
export const loadedRoute = (route: RouteDefinition) => loaded.get(route);
