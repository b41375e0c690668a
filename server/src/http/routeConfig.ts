import { type StaffRole, staffRoles, type StaffSession } from '@elvora/catalogue/model';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { HttpError } from './failures.ts';

export type Access = 'public' | 'staff';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may reach the route. Every route says so; one that does not stops the start (O12). */
    access?: Access;
    /** The least role that may use a staff route. @default 'viewer' */
    role?: StaffRole;
    /** What a body may be. @default 'json' */
    accepts?: 'json' | 'multipart' | 'form';
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

/** Lets a staff route go on only for who may use it; a role may do what every role before it may. */
export function requireRole({ staff, routeOptions }: FastifyRequest): void {
  if (!staff) throw new HttpError(401, 'Please sign in.');
  const { role = 'viewer' } = routeOptions.config;
  if (staffRoles.indexOf(staff.role) < staffRoles.indexOf(role)) {
    throw new HttpError(403, `This needs the role ${role}; yours is ${staff.role}.`);
  }
}
