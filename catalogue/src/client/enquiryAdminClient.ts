import * as v from 'valibot';
import { type EnquiryPage, enquirySchema, erasedEnquiriesSchema } from '../contract/enquirySchema.ts';
import type { Paging } from '../contract/resourceKeys.ts';
import { readEnquiry, resources } from '../contract/resources.ts';
import { writePaths } from '../contract/writePaths.ts';
import type { Enquiry, EnquiryChange, EnquiryCounts, EnquiryFilter } from '../model/enquiry.ts';
import type { CallOptions, Client } from './client.ts';
import { ClientError } from './clientError.ts';
import { ifMatchHeader } from './ifMatch.ts';

/** What the admin does with enquiries. */
export interface EnquiryAdminClient {
  getPage(options?: EnquiryFilter & Paging & CallOptions): Promise<EnquiryPage>;
  getCounts(options?: CallOptions): Promise<EnquiryCounts>;
  get(id: number, options?: CallOptions): Promise<Enquiry>;
  /** Gives the enquiry as it is then. Refused with 412 when somebody has changed it since it was read. */
  update(
    enquiry: Pick<Enquiry, 'id' | 'version'>,
    change: EnquiryChange,
    options?: CallOptions,
  ): Promise<Enquiry>;
  /** Erases everything from one sender; gives how many enquiries that were. For the owner alone. */
  erase(email: string, options?: CallOptions): Promise<number>;
}

const outdatedResponseSchema = v.object({ current: enquirySchema });

/** The enquiry as somebody else has left it, when a change came too late (412); else null. */
export function currentEnquiry(error: unknown): Enquiry | null {
  if (!(error instanceof ClientError) || error.status !== 412) return null;
  const answer = v.safeParse(outdatedResponseSchema, error.responseBody);
  return answer.success ? answer.output.current : null;
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
      const answer = v.safeParse(
        erasedResponseSchema,
        await client.send({ method: 'DELETE', path }, options),
      );
      return answer.success ? (answer.output.data.erased ?? 0) : 0;
    },
  };
}
