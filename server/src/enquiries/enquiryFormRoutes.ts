import { formApiPaths, type ReceiptResponse } from '@elvora/catalogue/contract';
import type { EnquiryKind } from '@elvora/catalogue/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dataBody } from '../http/apiResponse.ts';
import { HttpError, validationError } from '../http/httpErrors.ts';
import { readIdempotencyKey } from '../http/idempotencyKey.ts';
import type { EnquiryService } from './enquiryService.ts';

export interface EnquiryFormRoutesOptions {
  enquiries: Pick<EnquiryService, 'submit' | 'refusedFor'>;
}

const formEndpoints = [
  [formApiPaths.quotes, 'quote'],
  [formApiPaths.contact, 'contact'],
  [formApiPaths.distributor, 'distributor'],
  [formApiPaths.newsletter, 'newsletter'],
] as const satisfies readonly (readonly [string, EnquiryKind])[];

/** Endpoints of the site's forms: 201 confirms that the enquiry is stored, and contains its reference. */
export async function enquiryFormRoutes(app: FastifyInstance, { enquiries }: EnquiryFormRoutesOptions) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Before the body is read and parsed.
    const refusedFor = request.method === 'POST' ? enquiries.refusedFor(request.ip) : null;
    if (refusedFor !== null) throw tooManyForms(refusedFor);
  });

  for (const [path, kind] of formEndpoints) {
    app.post(path, { config: { access: 'public' } }, async (request, reply) => {
      const result = await enquiries.submit({
        kind,
        body: requireJsonObject(request),
        requestId: readIdempotencyKey(request),
        address: request.ip,
      });
      switch (result.kind) {
        case 'accepted': {
          reply.code(201);
          // An address that is already subscribed must get the same response as a new one (D-15).
          return dataBody<ReceiptResponse>(kind === 'newsletter' ? {} : { reference: result.reference });
        }
        case 'invalid':
          throw validationError(result.problems);
        case 'keyReused':
          throw new HttpError(422, 'This was sent before with other contents. Please send it once more.');
        case 'limited':
          throw tooManyForms(result.retryAfterSeconds);
      }
    });
  }
}

const tooManyForms = (retryAfterSeconds: number) =>
  new HttpError(429, 'You have sent a lot in a short time. Please wait a moment and try again.', {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

function requireJsonObject({ body }: FastifyRequest): object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new HttpError(400, 'Please send the fields of the form as a JSON object.');
}
