import { formPaths } from '@elvora/catalogue/contract';
import type { EnquiryKind } from '@elvora/catalogue/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, refuseFields } from '../http/failures.ts';
import { idempotencyKeyOf } from '../http/idempotencyKey.ts';
import type { Enquiries } from './enquiries.ts';

export interface FormRoutesOptions {
  enquiries: Pick<Enquiries, 'take'>;
}

const forms = [
  [formPaths.quotes, 'quote'],
  [formPaths.contact, 'contact'],
  [formPaths.distributor, 'distributor'],
  [formPaths.newsletter, 'newsletter'],
] as const satisfies readonly (readonly [string, EnquiryKind])[];

/** Where visitors' forms arrive: 201 says that it is kept, with the number to refer to. */
export async function formRoutes(app: FastifyInstance, { enquiries }: FormRoutesOptions) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  for (const [path, kind] of forms) {
    app.post(path, { config: { access: 'public' } }, async (request, reply) => {
      const answer = await enquiries.take({
        kind,
        body: bodyOf(request),
        requestId: idempotencyKeyOf(request),
        address: request.ip,
      });
      switch (answer.kind) {
        case 'taken': {
          reply.code(201);
          // An address that is on the list already must get the same answer as a new one (D-15).
          return { success: true, data: kind === 'newsletter' ? {} : { reference: answer.reference } };
        }
        case 'refused':
          throw refuseFields(answer.problems);
        case 'mistaken':
          throw new HttpError(422, 'This was sent before with other contents. Please send it once more.');
        case 'limited':
          throw new HttpError(
            429,
            'You have sent a lot in a short time. Please wait a moment and try again.',
            {
              headers: { 'retry-after': String(answer.retryAfterSeconds) },
            },
          );
      }
    });
  }
}

function bodyOf({ body }: FastifyRequest): object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new HttpError(400, 'Please send the fields of the form as a JSON object.');
}
