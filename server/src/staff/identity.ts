import type { StaffSession } from '@elvora/catalogue/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownerUserName, sessionLifetime, type StaffService } from './staffService.ts';

export interface SessionToken {
  token: string;
  /** It outlives the browser's window. */
  stays: boolean;
}

export interface Identity {
  /** Who asks; null for a visitor. */
  identify(request: FastifyRequest): Promise<StaffSession | null>;
  readToken(request: FastifyRequest): string | null;
  setToken(request: FastifyRequest, reply: FastifyReply, given: SessionToken): void;
  clearToken(request: FastifyRequest, reply: FastifyReply): void;
}

export interface IdentityOptions {
  staff: Pick<StaffService, 'findSession'>;
  /** Everybody who reaches the server is the owner; only on loopback (D-07). */
  isAdminOpen: boolean;
  siteUrl: string;
}

/** A token is 256 bits in base64url; nothing else is worth a question to the database. */
const tokenPattern = /^[\w-]{43}$/;

/** Sessions travel in a cookie that scripts cannot read and other sites cannot send. */
export function createIdentity({ staff, isAdminOpen, siteUrl }: IdentityOptions): Identity {
  const isSecure = (request: FastifyRequest) => request.protocol === 'https' || siteUrl.startsWith('https:');
  // The prefix makes browsers refuse this cookie from a subdomain or over plain http.
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
        // A cookie without an end goes with the browser's window.
        ...(stays && { maxAge: sessionLifetime.absoluteMs / 1000 }),
      });
    },
    clearToken(request, reply) {
      void reply.clearCookie(cookieName(request), cookieOptions(request));
    },
  };
}
