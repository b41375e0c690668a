import { randomUUID } from 'node:crypto';
import { resources } from '@elvora/catalogue/contract';
import type { FastifyInstance } from 'fastify';
import { signIn } from './testApp.ts';

export const newIdempotencyKey = () => ({ 'idempotency-key': randomUUID() });

/** Lists the stored enquiries as staff see them. */
export async function listEnquiries(app: FastifyInstance, query = '') {
  const response = await app.inject({
    url: `/backend/enquiries${query}`,
    headers: { cookie: await signIn(app) },
  });
  return resources.enquiries().read(response.json());
}
