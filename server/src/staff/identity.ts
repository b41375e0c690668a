import type { StaffSession } from '@elvora/catalogue/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownerUserName, sessionLifetime, type StaffService } from './staffService.ts';

export interface SessionToken {
  token: string;
  /** Sets a persistent cookie, which outlives the browser session. */
  stays: boolean;
}

export interface Identity {
  /** Returns the session of a request; null for visitors. */
  identify(request: FastifyRequest): Promise<StaffSession | null>;
  readToken(request: FastifyRequest): string | null;
  setToken(request: FastifyRequest, reply: FastifyReply, session: SessionToken): void;
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
  const cookieName = (request: FastifyRequest) => (isSecure(request) ? '__Host-staff' : 'staff');
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

  return {
    readToken: tokenOf,
    async identify(request) {
      if (isAdminOpen) return { userName: ownerUserName, role: 'owner' };
      const token = tokenOf(request);
      return token === null ? null : staff.findSession(token);
    },
    setToken(request, reply, { token, stays }) {
      void reply.setCookie(cookieName(request), token, {
        ...cookieOptions(request),
        // Without `Max-Age` the cookie ends with the browser session.
        ...(stays && { maxAge: sessionLifetime.absoluteMs / 1000 }),
      });
    },
    clearToken(request, reply) {
      void reply.clearCookie(cookieName(request), cookieOptions(request));
    },
  };
}
