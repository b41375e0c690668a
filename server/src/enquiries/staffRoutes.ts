import { Readable } from 'node:stream';
import { check, enquiryChange } from '@elvora/catalogue/contract';
import { type EnquiryFilter, enquiryKinds, enquiryStatuses } from '@elvora/catalogue/model';
import { dayIn } from '@elvora/catalogue/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { HttpError, refuseFields } from '../http/failures.ts';
import { versionAsked } from '../http/versions.ts';
import type { EnquiryRow, Store } from '../store/index.ts';
import { timeZone } from '../timeZone.ts';
import { byteOrderMark, csvTable } from './csv.ts';

export interface EnquiryRoutesOptions {
  store: Pick<Store, 'enquiries'>;
  /** Address the newsletter's links begin with; the token follows. */
  unsubscribeUrl: string;
  now: () => number;
}

/** A number of the query, as text. */
const whole = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'limit and offset are whole numbers from 0.'),
    v.transform((text) => Math.min(Number(text), most)),
  );

const largestPage = 200;

const filterEntries = {
  kind: v.exactOptional(v.picklist(enquiryKinds, `kind is one of ${enquiryKinds.join(', ')}.`)),
  status: v.exactOptional(v.picklist(enquiryStatuses, `status is one of ${enquiryStatuses.join(', ')}.`)),
  query: v.exactOptional(
    v.pipe(
      v.string('query is text.'),
      v.maxLength(200, 'query has at most 200 characters.'),
      v.check((text) => !text.includes('\0'), 'query cannot be read.'),
    ),
  ),
};
const filterQuery = v.object(filterEntries);
const pageQuery = v.object({
  ...filterEntries,
  limit: v.optional(whole(largestPage), '50'),
  offset: v.optional(whole(999_999_999), '0'),
});
const address = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) });
const erasure = v.object({ email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254)) });

/** What the office does with enquiries: reads, notes, exports; the owner erases. */
export async function enquiryRoutes(
  app: FastifyInstance,
  { store: { enquiries }, unsubscribeUrl, now }: EnquiryRoutesOptions,
) {
  const config = { access: 'staff' } as const;

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/enquiries', { config }, async (request) => {
    const query = readQuery(pageQuery, request);
    const [rows, total, counts] = await Promise.all([
      enquiries.page(query),
      enquiries.count(query),
      enquiries.counts(),
    ]);
    return { success: true, data: rows.map(entryWire), total, counts };
  });

  app.get('/enquiries/counts', { config }, async () => ({ success: true, data: await enquiries.counts() }));

  app.get('/enquiries/:id', { config }, async (request) => {
    const found = await enquiries.find(idOf(request));
    if (!found) throw gone();
    return { success: true, data: enquiryWire(found) };
  });

  app.patch('/enquiries/:id', { config: { ...config, role: 'editor' } }, async (request) => {
    const id = idOf(request);
    const version = versionAsked(request);
    const change = check(enquiryChange, request.body);
    if (!change.isGood) throw refuseFields(change.problems);
    const changed = await enquiries.change(id, { ...change.value, version });
    if (changed) return { success: true, data: enquiryWire(changed) };
    const current = await enquiries.find(id);
    if (!current) throw gone();
    throw new HttpError(412, 'Somebody else has changed this enquiry meanwhile.', {
      more: { current: enquiryWire(current) },
    });
  });

  app.delete('/enquiries', { config: { ...config, role: 'owner' } }, async (request) => {
    const asked = v.safeParse(erasure, request.query);
    if (!asked.success) throw new HttpError(400, 'Say whose enquiries are to be erased: ?email=….');
    const erased = await enquiries.eraseFrom(asked.output.email);
    request.log.info({ erased, by: request.staff?.userName }, 'enquiries of a sender erased');
    return { success: true, data: { erased } };
  });

  app.get('/enquiries.csv', { config }, async (request, reply) => {
    const filter = readQuery(filterQuery, request);
    const name = `${filter.kind ?? 'enquiries'}-${dayIn(timeZone, new Date(now()))}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(csvOf(filter)));
  });

  /** Piece by piece: an export of everything is never in memory as a whole. */
  async function* csvOf(filter: EnquiryFilter): AsyncGenerator<string> {
    const table = csvTable(filter.kind);
    yield byteOrderMark + table.head;
    let last: EnquiryRow | null = null;
    do {
      const rows: EnquiryRow[] = await enquiries.after(last, filter, 500);
      const tokens = await enquiries.newsletterTokens(rows.map(({ id }) => id));
      yield rows
        .map((enquiry) => {
          const token = tokens.get(enquiry.id);
          return table.line({
            enquiry,
            payload: payloadOf(enquiry),
            unsubscribeUrl: token === undefined ? '' : `${unsubscribeUrl}/${token}`,
          });
        })
        .join('');
      last = rows.at(-1) ?? null;
    } while (last);
  }
}

function readQuery<T>(schema: v.GenericSchema<unknown, T>, { query }: FastifyRequest): T {
  const result = v.safeParse(schema, query);
  if (result.success) return result.output;
  throw new HttpError(400, result.issues[0].message);
}

function idOf({ params }: FastifyRequest): number {
  const result = v.safeParse(address, params);
  if (!result.success) throw gone();
  return result.output.id;
}

const gone = () => new HttpError(404, 'There is no such enquiry. It may have been erased.');

const payloadOf = ({ payload }: EnquiryRow) => JSON.parse(payload) as Readonly<Record<string, unknown>>;

const entryWire = (row: EnquiryRow) => ({
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

const enquiryWire = (row: EnquiryRow) => ({ ...entryWire(row), payload: payloadOf(row) });
