import * as v from 'valibot';
import { receiptSchema } from '../contract/enquirySchema.ts';
import { formApiPaths } from '../contract/writePaths.ts';
import type { NewsletterForm } from '../model/enquiry.ts';
import type { ContactForm, DistributorForm } from '../model/forms.ts';
import type { QuoteRequest } from '../model/quote.ts';
import type { CallOptions, Client } from './client.ts';

export interface FormOptions extends CallOptions {
  /**
   * A UUID, made once for what is sent and kept while it is tried again: however often it arrives, it counts once
   * (O53). Changed contents need a new one.
   */
  requestId: string;
}

/** What the sender can refer to. */
export interface Receipt {
  /** Empty when the host gives none. */
  reference: string;
}

/** Sends what visitors write. A refusal is a `ClientError`, with `fields` for what cannot be taken (422). */
export interface FormsClient {
  sendQuote(form: QuoteRequest, options: FormOptions): Promise<Receipt>;
  sendContact(form: ContactForm, options: FormOptions): Promise<Receipt>;
  sendDistributor(form: DistributorForm, options: FormOptions): Promise<Receipt>;
  /** Answers alike whether the address was known or not (D-15). */
  subscribe(form: NewsletterForm, options: FormOptions): Promise<void>;
}

const receiptResponseSchema = v.object({ data: receiptSchema });

export function createFormsClient(client: Client): FormsClient {
  const send = (path: string, form: object, { requestId, ...options }: FormOptions) =>
    client.send(
      { method: 'POST', path, body: { ...form }, headers: { 'idempotency-key': requestId } },
      options,
    );

  const sendFor =
    <Form extends object>(path: string) =>
    async (form: Form, options: FormOptions): Promise<Receipt> => {
      const answer = v.safeParse(receiptResponseSchema, await send(path, form, options));
      // It has been taken all the same: nobody must be asked to send it again.
      return answer.success ? answer.output.data : { reference: '' };
    };

  return {
    sendQuote: sendFor<QuoteRequest>(formApiPaths.quotes),
    sendContact: sendFor<ContactForm>(formApiPaths.contact),
    sendDistributor: sendFor<DistributorForm>(formApiPaths.distributor),
    async subscribe(form, options) {
      await send(formApiPaths.newsletter, form, options);
    },
  };
}
