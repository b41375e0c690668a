import { createHash, timingSafeEqual } from 'node:crypto';
import { type StaffRole, staffRoles, type StaffSession } from '@elvora/catalogue/model';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { HttpError } from './httpErrors.ts';

export type Access = 'public' | 'staff';

export type BodyType = 'json' | 'multipart' | 'form' | 'cspReport';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Access to the route; the server does not start with a route that declares none (O12). */
    access?: Access;
    /** Lowest role that may use a staff route. @default 'viewer' */
    role?: StaffRole;
    /** Token that grants access without a session (`Authorization: Bearer`); null for none. */
    bearer?: string | null;
    /**
     * `light` routes are cheap or shed load themselves, and stay available while the server is overloaded.
     * @default 'heavy'
     */
    load?: 'light' | 'heavy';
    /** Accepted content types of the body, the most common first. @default ['json'] */
    accepts?: BodyType | readonly BodyType[];
  }
  interface FastifyRequest {
    /** Session of the staff member, set on staff routes; null for visitors. */
    staff: StaffSession | null;
  }
}

/** Prevents the start of an app that has a route without declared access. */
export function requireDeclaredAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  // Checked when all plugins are registered: `declareAccess` may add the access of a third-party plugin's route.
  app.addHook('onReady', async () => {
    for (const { config, method, url } of routes) {
      if (config?.access === undefined) {
        throw new Error(`${String(method)} ${url} does not declare config.access: 'public' or 'staff'.`);
      }
    }
  });
}

/** Declares the access of all routes registered from here on, such as those of third-party plugins. */
export function declareAccess(
  app: FastifyInstance,
  access: Access,
  { load = 'heavy', ...rest }: Omit<FastifyContextConfig, 'access'> = {},
): void {
  app.addHook('onRoute', (route) => {
    route.config = { access, load, ...rest, ...route.config };
  });
}

/** Throws 401 or 403 unless the staff member has the route's role or a higher one. */
export function requireRole({ staff, routeOptions }: FastifyRequest): void {
  if (!staff) throw new HttpError(401, 'Please sign in.');
  const { role = 'viewer' } = routeOptions.config;
  if (staffRoles.indexOf(staff.role) < staffRoles.indexOf(role)) {
    throw new HttpError(403, `This requires the role ${role}; yours is ${staff.role}.`);
  }
}

/** Whether a request has the bearer token, compared in constant time. */
export function hasBearer({ headers }: FastifyRequest, token: string | null | undefined): boolean {
  if (token === null || token === undefined) return false;
  const [, sentToken] = /^Bearer +(.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (sentToken === undefined) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(sentToken), hash(token));
}
