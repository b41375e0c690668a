import * as v from 'valibot';
import { type EnquiryPage, enquirySchema, erasedEnquiriesSchema } from '../contract/enquirySchema.ts';
import type { Paging } from '../contract/resourceKeys.ts';
import { readEnquiry, resources } from '../contract/resources.ts';
import { writePaths } from '../contract/writePaths.ts';
import type { Enquiry, EnquiryChange, EnquiryCounts, EnquiryFilter } from '../model/enquiry.ts';
import type { CallOptions, Client } from './client.ts';
import { ClientError } from './clientError.ts';
import { ifMatchHeader } from './ifMatch.ts';

/** Enquiries in the admin. */
export interface EnquiryAdminClient {
  getPage(options?: EnquiryFilter & Paging & CallOptions): Promise<EnquiryPage>;
  getCounts(options?: CallOptions): Promise<EnquiryCounts>;
  get(id: number, options?: CallOptions): Promise<Enquiry>;
  /** Returns the changed enquiry. Rejects with 412 when it has changed since it was read; see `currentEnquiry`. */
  update(
    enquiry: Pick<Enquiry, 'id' | 'version'>,
    change: EnquiryChange,
    options?: CallOptions,
  ): Promise<Enquiry>;
  /** Erases all enquiries of one sender and returns their number. Requires the role `owner`. */
  erase(email: string, options?: CallOptions): Promise<number>;
}

const conflictResponseSchema = v.object({ current: enquirySchema });

/** Returns the current enquiry out of a version conflict (412); null for other errors. */
export function currentEnquiry(error: unknown): Enquiry | null {
  if (!(error instanceof ClientError) || error.status !== 412) return null;
  const result = v.safeParse(conflictResponseSchema, error.responseBody);
  return result.success ? result.output.current : null;
}

const erasedResponseSchema = v.object({ data: erasedEnquiriesSchema });

export function createEnquiryAdminClient(client: Client): EnquiryAdminClient {
  return {
    getPage: ({ signal, ...filter } = {}) =>
      client.get(resources.enquiries(filter), signal === undefined ? {} : { signal }),
    getCounts: (options) => client.get(resources.enquiryCounts(), options),
    get: (id, options) => client.get(resources.enquiry(id), options),
    async update({ id, version }, change, options) {
      const path = writePaths.enquiry(id);
      const body = { ...change };
      return readEnquiry(
        await client.send({ method: 'PATCH', path, body, headers: ifMatchHeader(version) }, options),
      );
    },
    async erase(email, options) {
      const path = writePaths.enquiriesFrom(email);
      const result = v.safeParse(
        erasedResponseSchema,
        await client.send({ method: 'DELETE', path }, options),
      );
      return result.success ? (result.output.data.erased ?? 0) : 0;
    },
  };
}
