import type { FastifyRequest } from 'fastify';

/** What a log may know of an address: no query, which holds what people typed, and no token, which opens something. */
export function loggedPath({ url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url ?? '';
  return pattern.endsWith('/:token') ? pattern : withoutQuery(url);
}

export const withoutQuery = (address: string) => address.split('?', 1)[0] ?? '';
