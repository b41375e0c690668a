import type { StaffSession } from '@elvora/catalogue/model';
import type { FastifyInstance, RouteOptions } from 'fastify';

export type Access = 'public' | 'staff';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may reach the route. Every route says so; one that does not stops the start (O12). */
    access?: Access;
    /** What a body may be. @default 'json' */
    accepts?: 'json' | 'multipart';
  }
  interface FastifyRequest {
    /** Who asks; null for a visitor. Known on staff routes. */
    staff: StaffSession | null;
  }
}

/** Stops the start of an app with a route that does not say who may reach it. */
export function requireAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  // Not earlier: what a plugin brings may get its access from the room that registers it.
  app.addHook('onReady', async () => {
    for (const { config, method, url } of routes) {
      if (config?.access === undefined) {
        throw new Error(`${String(method)} ${url} does not declare config.access: 'public' or 'staff'.`);
      }
    }
  });
}

/** Declares who may reach the routes registered from here on; for plugins whose routes cannot say it themselves. */
export function declareAccess(app: FastifyInstance, access: Access): void {
  app.addHook('onRoute', (route) => {
    route.config = { access, ...route.config };
  });
}
