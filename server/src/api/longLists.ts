import type { FastifyReply } from 'fastify';
import { HttpError, statusMessage } from '../http/httpErrors.ts';

/** Limits the number of long lists that are sent to one client at a time. */
export interface LongLists {
  /** Counts a list until its response has ended. Throws 429 when the client has too many. */
  count(client: string, reply: FastifyReply): void;
}

const maxPerClient = 2;

export function createLongLists(): LongLists {
  const counts = new Map<string, number>();
  return {
    count(client, reply) {
      const count = counts.get(client) ?? 0;
      if (count >= maxPerClient)
        throw new HttpError(429, statusMessage(429), { headers: { 'retry-after': '5' } });
      counts.set(client, count + 1);
      reply.raw.once('close', () => {
        const left = (counts.get(client) ?? 1) - 1;
        if (left > 0) counts.set(client, left);
        else counts.delete(client);
      });
    },
  };
}
