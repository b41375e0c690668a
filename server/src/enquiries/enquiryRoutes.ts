import { Readable } from 'node:stream';
import {
  enquiryChangeSchema,
  type EnquiryCountsResponse,
  type EnquiryEntryResponse,
  type EnquiryResponse,
  type ErasedEnquiriesResponse,
  validate,
} from '@elvora/catalogue/contract';
import { enquiryKinds, enquiryStatuses } from '@elvora/catalogue/model';
import { dayInTimeZone } from '@elvora/catalogue/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AuditTrail } from '../audit/auditTrail.ts';
import { attachmentOf, parsePayload } from '../enquiryPayload.ts';
import { dataBody } from '../http/apiResponse.ts';
import { HttpError, validationError } from '../http/httpErrors.ts';
import { readIfMatchVersion } from '../http/ifMatch.ts';
import type { EnquiryRow, Store } from '../store/index.ts';
import { timeZone } from '../timeZone.ts';
import { exportEnquiries } from './exportEnquiries.ts';

export interface EnquiryRoutesOptions {
  store: Pick<Store, 'enquiries'>;
  audit: AuditTrail;
  /** Base URL of unsubscribe links; the token follows as the last segment. */
  unsubscribeUrl: string;
  now: () => number;
}

/** An integer of the query string, limited to `max`. */
const integerParam = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'limit and offset must be whole numbers from 0.'),
    v.transform((text) => Math.min(Number(text), max)),
  );

const maxPageSize = 200;

const filterEntries = {
  kind: v.exactOptional(v.picklist(enquiryKinds, `kind must be one of ${enquiryKinds.join(', ')}.`)),
  answerable: v.exactOptional(
    v.pipe(
      v.literal('1', 'answerable must be 1.'),
      v.transform(() => 1 as const),
    ),
  ),
  status: v.exactOptional(
    v.picklist(enquiryStatuses, `status must be one of ${enquiryStatuses.join(', ')}.`),
  ),
  query: v.exactOptional(
    v.pipe(
      v.string('query must be text.'),
      v.maxLength(200, 'query can have at most 200 characters.'),
      v.check((text) => !text.includes('\0'), 'query cannot be read.'),
    ),
  ),
};
const filterQuery = v.object(filterEntries);
const pageQuery = v.object({
  ...filterEntries,
  limit: v.optional(integerParam(maxPageSize), '50'),
  offset: v.optional(integerParam(999_999_999), '0'),
});
const idParams = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) });
const eraseQuery = v.object({ email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254)) });

/** Enquiries in the admin: list, status and note, CSV export; erasure for owners. */
export async function enquiryRoutes(
  app: FastifyInstance,
  { store: { enquiries }, audit, unsubscribeUrl, now }: EnquiryRoutesOptions,
) {
  const config = { access: 'staff' } as const;

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/enquiries', { config }, async (request) => {
    const query = parseQuery(pageQuery, request);
    const [rows, total, counts] = await Promise.all([
      enquiries.page(query),
      enquiries.count(query),
      enquiries.counts(),
    ]);
    return dataBody<EnquiryEntryResponse[]>(rows.map(serializeEnquiryEntry), {
      total,
      counts: counts satisfies EnquiryCountsResponse,
    });
  });

  app.get('/enquiries/counts', { config }, async () =>
    dataBody<EnquiryCountsResponse>(await enquiries.counts()),
  );

  app.get('/enquiries/:id', { config }, async (request) => {
    const enquiry = await enquiries.find(parseId(request));
    if (!enquiry) throw enquiryNotFound();
    return dataBody<EnquiryResponse>(serializeEnquiry(enquiry));
  });

  app.get('/enquiries/:id/attachment', { config }, async (request, reply) => {
    const id = parseId(request);
    const [enquiry, content] = await Promise.all([enquiries.find(id), enquiries.attachment(id)]);
    if (!enquiry || !content) throw enquiryNotFound();
    const { name } = attachmentOf(parsePayload(enquiry)) ?? { name: 'attachment' };
    return sendUntrustedFile(reply, name, content);
  });

  app.patch('/enquiries/:id', { config: { ...config, role: 'editor' } }, async (request) => {
    const id = parseId(request);
    const version = readIfMatchVersion(request);
    const change = validate(enquiryChangeSchema, request.body);
    if (!change.isValid) throw validationError(change.problems);
    const changed = await enquiries.change(id, { ...change.value, version });
    if (changed) return dataBody<EnquiryResponse>(serializeEnquiry(changed));
    const current = await enquiries.find(id);
    if (!current) throw enquiryNotFound();
    throw new HttpError(412, 'Someone else has changed this enquiry in the meantime.', {
      extra: { current: serializeEnquiry(current) },
    });
  });

  app.delete('/enquiries', { config: { ...config, role: 'owner' } }, async (request) => {
    const query = v.safeParse(eraseQuery, request.query);
    if (!query.success) throw new HttpError(400, 'The query parameter email is required.');
    const erased = await enquiries.eraseByEmail(query.output.email);
    // Without the address: erased data must not survive in the log.
    await audit.record(request, { action: 'enquiries.erased', detail: String(erased) });
    return dataBody<ErasedEnquiriesResponse>({ erased });
  });

  app.get('/enquiries.csv', { config }, async (request, reply) => {
    const filter = parseQuery(filterQuery, request);
    await audit.record(request, { action: 'enquiries.exported', target: filter.kind ?? 'all' });
    const name = `${filter.kind ?? 'enquiries'}-${dayInTimeZone(timeZone, new Date(now()))}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(exportEnquiries(enquiries, { filter, unsubscribeUrl })));
  });
}

/** Sends a visitor's file, which browsers save and never display on this site. */
const sendUntrustedFile = (reply: FastifyReply, name: string, content: Buffer) =>
  reply
    .type('application/octet-stream')
    .headers({
      'content-disposition': `attachment; filename*=UTF-8''${encodeRfc5987(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(content);

function parseQuery<T>(schema: v.GenericSchema<unknown, T>, { query }: FastifyRequest): T {
  const result = v.safeParse(schema, query);
  if (result.success) return result.output;
  throw new HttpError(400, result.issues[0].message);
}

function parseId({ params }: FastifyRequest): number {
  const result = v.safeParse(idParams, params);
  if (!result.success) throw enquiryNotFound();
  return result.output.id;
}

/** Encodes a file name for a header (RFC 5987). */
const encodeRfc5987 = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

const enquiryNotFound = () => new HttpError(404, 'There is no such enquiry. It may have been erased.');

const serializeEnquiryEntry = (row: EnquiryRow): EnquiryEntryResponse => ({
  id: row.id,
  kind: row.kind,
  reference: row.reference,
  status: row.status,
  receivedAt: row.received_at,
  email: row.email,
  name: row.name,
  phone: row.phone,
  summary: row.summary,
  note: row.note,
  version: row.version,
});

const serializeEnquiry = (row: EnquiryRow): EnquiryResponse => ({
  ...serializeEnquiryEntry(row),
  payload: parsePayload(row),
});
