import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BusyError } from '../gate.ts';
import { HttpError } from '../http/failures.ts';
import { sendKept } from '../http/keptAnswers.ts';
import { withoutQuery } from '../http/requestLog.ts';
import type { Identity } from '../staff/identify.ts';
import type { Store } from '../store/index.ts';
import { createAnswerCache } from './answerCache.ts';
import { type Answers, answerPaths, type Asker, staffPaths } from './answers.ts';
import { packAnswer, type PackedAnswer, packingFor } from './packing.ts';

export interface ApiRoutesOptions {
  answers: Answers;
  store: Pick<Store, 'catalogueVersion' | 'knownVersion'>;
  identity: Pick<Identity, 'identify'>;
  /** Path these routes are below; the rest of an address is the resource key. */
  apiBase: string;
}

/** The read half of the API over HTTP: the same answers pages get in the process, with ETag and packing. */
export async function apiRoutes(
  app: FastifyInstance,
  { answers, store, identity, apiBase }: ApiRoutesOptions,
) {
  const cache = createAnswerCache();
  // Another start may answer in another shape, so its tags differ even for the same catalogue.
  const start = randomBytes(4).toString('hex');

  /** Answers that are kept go on while the server is overloaded; new ones are not made. */
  async function made(key: string, asker?: Asker) {
    if (app.isUnderPressure()) throw new BusyError('No answer is made for now.');
    return answers(key, asker);
  }

  const keyOf = ({ raw }: FastifyRequest) => (raw.url ?? '').slice(apiBase.length);

  const headersOf = (version: number) => ({
    'content-type': json,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: `W/"${start}.${version}"`,
  });

  async function sendPublic(request: FastifyRequest, reply: FastifyReply) {
    const key = keyOf(request);
    // Read before the answer: a write in between makes the tag too old, never too new.
    const version = await store.catalogueVersion();
    // Only what exists has been given a tag, but a tag can be sent with any address: the answer is needed to tell.
    const packed = await cache.answered(key, version, () => made(key));
    if (packed.status === 200) return sendKept(request, reply, { headers: headersOf(version), packed });
    return sendPacked(request, reply, packed);
  }

  async function sendToStaff(request: FastifyRequest, reply: FastifyReply) {
    const who = request.staff ?? (await identity.identify(request));
    if (!who) throw new HttpError(401, 'Please sign in.');
    return sendPacked(request, reply, packAnswer(await made(keyOf(request), { isStaff: true })));
  }

  const publicRoutes = new Set(answerPaths.filter((path) => !staffPaths.has(path)));
  const namedRoute = '/products/categories/*';
  app.keptAnswers.find((url) => {
    if (!url.startsWith(apiBase)) return null;
    const version = store.knownVersion();
    const key = url.slice(apiBase.length);
    const packed = version === null ? null : cache.kept(key, version);
    if (version === null || packed === null) return null;
    const path = withoutQuery(key);
    const route = `${apiBase}${publicRoutes.has(path) ? path : namedRoute}`;
    return { route, headers: headersOf(version), packed };
  });

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
  app.get(namedRoute, { config: { access: 'public', load: 'light' } }, sendPublic);
}

const json = 'application/json; charset=utf-8';

/** What is for this asker alone, or no good answer: nobody keeps it. */
async function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: PackedAnswer) {
  const packing = packingFor(request.headers['accept-encoding'], packed.size);
  if (packing !== 'identity') reply.header('content-encoding', packing);
  return reply
    .code(packed.status)
    .headers({ 'content-type': json, 'cache-control': 'no-store', vary: 'accept-encoding' })
    .send(await packed.bytes(packing));
}
