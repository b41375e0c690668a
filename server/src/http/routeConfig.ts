import { createHash, timingSafeEqual } from 'node:crypto';
import { type StaffRole, staffRoles, type StaffSession } from '@elvora/catalogue/model';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { HttpError } from './httpErrors.ts';

export type Access = 'public' | 'staff';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may reach the route. Every route says so; one that does not stops the start (O12). */
    access?: Access;
    /** The least role that may use a staff route. @default 'viewer' */
    role?: StaffRole;
    /** Who brings this in `Authorization: Bearer` is let in without a session; null for nobody. */
    bearer?: string | null;
    /**
     * `light` costs next to nothing, or looks after itself, and goes on while the server is overloaded.
     * @default 'heavy'
     */
    load?: 'light' | 'heavy';
    /** What a body may be. @default 'json' */
    accepts?: 'json' | 'multipart' | 'form';
  }
  interface FastifyRequest {
    /** Who asks; null for a visitor. Known on staff routes. */
    staff: StaffSession | null;
  }
}

/** Stops the start of an app with a route that does not say who may reach it. */
export function requireDeclaredAccess(app: FastifyInstance): void {
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
export function declareAccess(
  app: FastifyInstance,
  access: Access,
  { load = 'heavy', ...rest }: Omit<FastifyContextConfig, 'access'> = {},
): void {
  app.addHook('onRoute', (route) => {
    route.config = { access, load, ...rest, ...route.config };
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

/** Whether a request brings a token, told in a time that says nothing of it. */
export function hasBearer({ headers }: FastifyRequest, token: string | null | undefined): boolean {
  if (token === null || token === undefined) return false;
  const [, given] = /^Bearer +(.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (given === undefined) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}
