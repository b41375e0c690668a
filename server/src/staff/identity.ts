import type { StaffSession } from '@elvora/catalogue/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceCookieName, deviceCookiePrefix, knownDeviceMs } from './knownDevices.ts';
import { sessionLifetime } from './sessions.ts';
import type { Accepted, Client, Requester } from './signIn.ts';
import { ownerUserName } from './operatorAccounts.ts';
import type { StaffService } from './staffService.ts';

export interface Identity {
  /** Returns the session of a request; null for visitors. */
  identify(request: FastifyRequest): Promise<StaffSession | null>;
  /** False without sign-in (`ADMIN_AUTH=off`), when accounts have no sessions. */
  isSignInOn: boolean;
  readToken(request: FastifyRequest): string | null;
  /** Returns the client of a sign-in attempt for an account. */
  readClient(request: FastifyRequest, userName: string): Client;
  /** Whether the browser claims to be known to an account, which is the user name in the body. */
  hasDevice(request: FastifyRequest): boolean;
  /** The signed-in user of a staff route. */
  readRequester(request: FastifyRequest): Requester;
  /** Sets the cookies of a session, and of a browser that is known from now on. */
  setSession(request: FastifyRequest, reply: FastifyReply, session: Accepted): void;
  clearToken(request: FastifyRequest, reply: FastifyReply): void;
}

export interface IdentityOptions {
  staff: Pick<StaffService, 'findSession'>;
  /** Treats every client as the owner; only on loopback (D-07). */
  isAdminOpen: boolean;
  siteUrl: string;
}

/** 256 bits in base64url; other values are rejected without a database query. */
const tokenPattern = /^[\w-]{43}$/;

/** Keeps session tokens in an `HttpOnly`, `SameSite=Strict` cookie. */
export function createIdentity({ staff, isAdminOpen, siteUrl }: IdentityOptions): Identity {
  const isSecure = (request: FastifyRequest) => request.protocol === 'https' || siteUrl.startsWith('https:');
  // Browsers reject cookies with this prefix from subdomains and over plain HTTP.
  const securePrefix = (request: FastifyRequest) => (isSecure(request) ? '__Host-' : '');
  const cookieName = (request: FastifyRequest) => `${securePrefix(request)}staff`;
  const deviceCookie = (request: FastifyRequest, userName: string) =>
    securePrefix(request) + deviceCookieName(userName);
  const cookieOptions = (request: FastifyRequest) => ({
    path: '/',
    httpOnly: true,
    sameSite: 'strict' as const,
    secure: isSecure(request),
  });
  const tokenOf = (request: FastifyRequest) => {
    const token = request.cookies[cookieName(request)];
    return token !== undefined && tokenPattern.test(token) ? token : null;
  };

  const readClient = (request: FastifyRequest, userName: string): Client => ({
    address: request.ip,
    device: request.cookies[deviceCookie(request, userName)] ?? null,
    userAgent: request.headers['user-agent'] ?? '',
  });

  return {
    isSignInOn: !isAdminOpen,
    readToken: tokenOf,
    readClient,
    hasDevice(request) {
      const prefix = securePrefix(request) + deviceCookiePrefix;
      return Object.keys(request.cookies).some((name) => name.startsWith(prefix));
    },
    readRequester(request) {
      const userName = request.staff?.userName ?? '';
      return { ...readClient(request, userName), userName, token: isAdminOpen ? null : tokenOf(request) };
    },
    async identify(request) {
      if (isAdminOpen) return { userName: ownerUserName, role: 'owner' };
      const token = tokenOf(request);
      return token === null ? null : staff.findSession(token);
    },
    setSession(request, reply, { token, isPersistent, device, session }) {
      void reply.setCookie(cookieName(request), token, {
        ...cookieOptions(request),
        // Without `Max-Age` the cookie ends with the browser session.
        ...(isPersistent && { maxAge: sessionLifetime.absoluteMs / 1000 }),
      });
      void reply.setCookie(deviceCookie(request, session.userName), device, {
        ...cookieOptions(request),
        maxAge: knownDeviceMs / 1000,
      });
    },
    clearToken(request, reply) {
      void reply.clearCookie(cookieName(request), cookieOptions(request));
    },
  };
}
