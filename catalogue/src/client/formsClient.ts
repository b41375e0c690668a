import * as v from 'valibot';
import { receiptSchema } from '../contract/enquirySchema.ts';
import { formApiPaths } from '../contract/writePaths.ts';
import type { NewsletterForm } from '../model/enquiry.ts';
import type { ContactForm, DistributorForm } from '../model/forms.ts';
import type { QuoteRequest } from '../model/quote.ts';
import type { CallOptions, Client } from './client.ts';

export interface FormOptions extends CallOptions {
  /**
   * Idempotency key, a UUID: the same for all attempts to send the same form (O53), a new one after the form has
   * changed.
   */
  idempotencyKey: string;
}

/** Receipt of a submitted form. */
export interface Receipt {
  /** Empty when the host sends none. */
  reference: string;
}

/** Submits visitors' forms. Rejects with `ClientError`; its `fields` hold the invalid ones (422). */
export interface FormsClient {
  sendQuote(form: QuoteRequest, options: FormOptions & { attachment?: File | null }): Promise<Receipt>;
  sendContact(form: ContactForm, options: FormOptions): Promise<Receipt>;
  sendDistributor(form: DistributorForm, options: FormOptions): Promise<Receipt>;
  /** Resolves alike for new and existing subscribers (D-15). */
  subscribe(form: NewsletterForm, options: FormOptions): Promise<void>;
}

const receiptResponseSchema = v.object({ data: receiptSchema });

export function createFormsClient(client: Client): FormsClient {
  const send = (
    path: string,
    form: object,
    { idempotencyKey, attachment, ...options }: FormOptions & { attachment?: File | null },
  ) => {
    const body = attachment ? withFile(form, attachment) : { ...form };
    return client.send(
      { method: 'POST', path, body, headers: { 'idempotency-key': idempotencyKey } },
      options,
    );
  };

  const sendFor =
    <Form extends object>(path: string) =>
    async (form: Form, options: FormOptions & { attachment?: File | null }): Promise<Receipt> => {
      const result = v.safeParse(receiptResponseSchema, await send(path, form, options));
      // The form was accepted even without a reference and must not be sent again.
      return result.success ? result.output.data : { reference: '' };
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

function withFile(form: object, attachment: File): FormData {
  const body = new FormData();
  body.append('form', JSON.stringify(form));
  body.append('attachment', attachment);
  return body;
}
