import type { FastifyReply } from 'fastify';

/** Headers of a page that needs nothing but itself. */
export const plainHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** A document for when no other can be drawn. Tells nothing of the inside. */
export function plainDocument(
  message: string,
  { requestId, content = '' }: { requestId?: string | undefined; content?: string } = {},
): string {
  const reference = requestId === undefined ? '' : `<p>Reference: ${requestId.replace(/[^\w-]/g, '')}</p>`;
  return (
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${message}</title></head>` +
    `<body><main><h1>${message}</h1>${content}${reference}<p><a href="/">Go to the home page</a></p></main></body></html>`
  );
}

export function plainPage(reply: FastifyReply, status: number, message: string, requestId?: string) {
  return reply.code(status).headers(plainHeaders).send(plainDocument(message, { requestId }));
}
