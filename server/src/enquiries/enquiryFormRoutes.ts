import { formApiPaths, type ReceiptResponse } from '@elvora/catalogue/contract';
import type { EnquiryKind } from '@elvora/catalogue/model';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { dataBody } from '../http/apiResponse.ts';
import { HttpError, validationError } from '../http/httpErrors.ts';
import { readIdempotencyKey } from '../http/idempotencyKey.ts';
import { registerMultipart, withMultipartForm } from '../http/multipartForms.ts';
import type { EnquiryService, SubmissionResult } from './enquiryService.ts';
import { attachmentForm, readAttachment } from './readAttachment.ts';

export interface EnquiryFormRoutesOptions {
  enquiries: Pick<EnquiryService, 'submit' | 'refusedFor'>;
  /** Folder of uploads in progress. */
  uploadsDir: string;
}

/** Fits a quote list of 2,000 lines with their notes; other forms use the limit of the API. */
const maxQuoteBytes = 2 * 1024 * 1024;

const formEndpoints = [
  [formApiPaths.quotes, 'quote'],
  [formApiPaths.contact, 'contact'],
  [formApiPaths.distributor, 'distributor'],
  [formApiPaths.newsletter, 'newsletter'],
] as const satisfies readonly (readonly [string, EnquiryKind])[];

/** Endpoints of the site's forms: 201 confirms that the enquiry is stored, and contains its reference. */
export async function enquiryFormRoutes(
  app: FastifyInstance,
  { enquiries, uploadsDir }: EnquiryFormRoutesOptions,
) {
  await registerMultipart(app);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Before the body is read and parsed.
    const refusedFor = request.method === 'POST' ? enquiries.refusedFor(request.ip) : null;
    if (refusedFor !== null) throw tooManyForms(refusedFor);
  });

  /** Submits the form of a request: JSON, or JSON in a field next to a file. */
  function submit(request: FastifyRequest, kind: EnquiryKind): Promise<SubmissionResult> {
    const common = { kind, idempotencyKey: readIdempotencyKey(request), address: request.ip };
    if (!request.isMultipart()) return enquiries.submit({ ...common, body: requireObject(request.body) });
    const options = { folder: uploadsDir, ...attachmentForm };
    return withMultipartForm(request, options, async ({ fields, files }) =>
      enquiries.submit({
        ...common,
        body: requireObject(parseJson(fields['form'])),
        attachment: await readAttachment(files[0]),
      }),
    );
  }

  for (const [path, kind] of formEndpoints) {
    const isQuote = kind === 'quote';
    const config: FastifyContextConfig = {
      access: 'public',
      ...(isQuote ? { accepts: ['json', 'multipart'] } : {}),
    };
    const limit = isQuote ? { bodyLimit: maxQuoteBytes } : {};
    app.post(path, { ...limit, config }, async (request, reply) => {
      const result = await submit(request, kind);
      switch (result.kind) {
        case 'accepted': {
          reply.code(201);
          // An address that is already subscribed must get the same response as a new one (D-15).
          return dataBody<ReceiptResponse>(kind === 'newsletter' ? {} : { reference: result.reference });
        }
        case 'invalid':
          throw validationError(result.problems);
        case 'keyReused':
          throw new HttpError(422, 'This was already sent with different contents. Please send it again.');
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

function requireObject(body: unknown): object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new HttpError(400, 'Please send the fields of the form as a JSON object.');
}

function parseJson(text: string | readonly string[] | undefined): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
