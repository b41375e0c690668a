import type { FastifyReply } from 'fastify';

/** A page that needs nothing but itself, for when no other can be drawn. Tells nothing of the inside. */
export function plainPage(reply: FastifyReply, status: number, message: string, requestId?: string) {
  const reference = requestId === undefined ? '' : `<p>Reference: ${requestId.replace(/[^\w-]/g, '')}</p>`;
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    .send(
      `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<meta name="robots" content="noindex"><title>${message}</title></head>` +
        `<body><main><h1>${message}</h1>${reference}<p><a href="/">Go to the home page</a></p></main></body></html>`,
    );
}
