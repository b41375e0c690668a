import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Scripts, styles, fonts and pictures: sent without the headers that only affect documents. @default false */
    isSubresource?: boolean;
  }
}

type Headers = Readonly<Record<string, string>>;

/** Precomputed headers: a plugin that computes them for each request costs up to half of the capacity. */
export interface SecurityHeaders {
  /** For everything a browser may show as a document, errors included. */
  document: Headers;
  /** For scripts, styles, fonts and pictures. */
  subresource: Headers;
}

export interface SecurityHeadersOptions {
  isHttps: boolean;
  /** Whether all subdomains are on HTTPS as well: other services of the company may not be. @default false */
  hasSecureSubdomains?: boolean;
}

export function securityHeaders({
  isHttps,
  hasSecureSubdomains = false,
}: SecurityHeadersOptions): SecurityHeaders {
  const subresource: Headers = {
    // A response other than a page may load nothing. Pages have their own policy (`pagePolicy`).
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps
      ? {
          'strict-transport-security': `max-age=31536000${hasSecureSubdomains ? '; includeSubDomains' : ''}`,
        }
      : {}),
  };
  return {
    subresource,
    document: {
      ...subresource,
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
  };
}

export function addSecurityHeaders(app: FastifyInstance, { document, subresource }: SecurityHeaders): void {
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    reply.headers(routeOptions.config.isSubresource ? subresource : document);
    done();
  });
}
