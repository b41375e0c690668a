import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BusyError } from '../gate.ts';
import { HttpError } from '../http/failures.ts';
import type { Identity } from '../staff/identify.ts';
import type { Store } from '../store/index.ts';
import { createAnswerCache } from './answerCache.ts';
import { type Answers, answerPaths, type Asker, staffPaths } from './answers.ts';
import { packAnswer, type PackedAnswer, packingFor } from './packing.ts';

export interface ApiRoutesOptions {
  answers: Answers;
  store: Pick<Store, 'catalogueVersion'>;
  identity: Pick<Identity, 'identify'>;
  /** Path these routes are below; the rest of an address is the resource key. */
  apiBase: string;
}

/** The read half of the API over HTTP: the same answers pages get in the process, with ETag and packing. */
export async function apiRoutes(
  app: FastifyInstance,
  { answers, store, identity, apiBase }: ApiRoutesOptions,
) {
  const cached = createAnswerCache();
  // Another start may answer in another shape, so its tags differ even for the same catalogue.
  const start = randomBytes(4).toString('hex');

  /** Answers that are kept go on while the server is overloaded; new ones are not made. */
  async function made(key: string, asker?: Asker) {
    if (app.isUnderPressure()) throw new BusyError('No answer is made for now.');
    return answers(key, asker);
  }

  const keyOf = ({ raw }: FastifyRequest) => (raw.url ?? '').slice(apiBase.length);

  async function sendPublic(request: FastifyRequest, reply: FastifyReply) {
    const key = keyOf(request);
    // Read before the answer: a write in between makes the tag too old, never too new.
    const version = await store.catalogueVersion();
    const etag = `W/"${start}.${version}"`;
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    if (hasTag(request.headers['if-none-match'], etag)) {
      // Only what exists has been given this tag, but a tag can be sent with any address.
      const { status } = await cached(key, version, () => made(key));
      if (status === 200) return reply.header('etag', etag).code(304).send();
    }
    const packed = await cached(key, version, () => made(key));
    if (packed.status === 200) reply.header('etag', etag);
    else reply.header('cache-control', 'no-store');
    return sendPacked(request, reply, packed);
  }

  async function sendToStaff(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store');
    const who = request.staff ?? (await identity.identify(request));
    if (!who) throw new HttpError(401, 'Please sign in.');
    return sendPacked(request, reply, packAnswer(await made(keyOf(request), { isStaff: true })));
  }

  for (const path of answerPaths) {
    if (staffPaths.has(path)) {
      app.get(path, { config: { access: 'staff' } }, sendToStaff);
    } else {
      app.get<{ Querystring: { scope?: unknown } }>(
        path,
        { config: { access: 'public', load: 'light' } },
        (request, reply) =>
          request.query.scope === 'all' ? sendToStaff(request, reply) : sendPublic(request, reply),
      );
    }
  }
  for (const path of ['/products/:id/history', '/categories/:id/history']) {
    app.get(path, { config: { access: 'staff' } }, sendToStaff);
  }
  app.get('/products/categories/*', { config: { access: 'public', load: 'light' } }, sendPublic);
}

async function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: PackedAnswer) {
  const packing = packingFor(request.headers['accept-encoding'], packed.size);
  if (packing !== 'identity') reply.header('content-encoding', packing);
  return reply
    .code(packed.status)
    .type('application/json; charset=utf-8')
    .send(await packed.bytes(packing));
}

/** Whether an `If-None-Match` header names the tag; weak and strong count alike for reads. */
function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}
