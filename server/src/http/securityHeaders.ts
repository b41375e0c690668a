import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Scripts, styles, type and pictures, never a document: they do without what only a document heeds. @default false */
    isSubresource?: boolean;
  }
}

type Headers = Readonly<Record<string, string>>;

/** Sets of headers, made once: a plugin that makes them per request costs up to half of the capacity. */
export interface SecurityHeaders {
  /** Of whatever a browser may show as a document, failures included. */
  document: Headers;
  /** Of what pages are made of. */
  subresource: Headers;
}

export function securityHeaders({ isHttps }: { isHttps: boolean }): SecurityHeaders {
  const subresource: Headers = {
    // An answer that is no page may load nothing. A page brings its own policy (see `pagePolicy`).
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
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
