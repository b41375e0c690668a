import type { FormFieldValues } from '@elvora/catalogue/contract';
import { quoteDetailLabels } from '@elvora/catalogue/model';
import { buildQuoteRequest, parsePhoneCode } from '@elvora/catalogue/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiHandler } from '../api/apiHandler.ts';
import type { EnquiryService } from '../enquiries/enquiryService.ts';
import {
  type Attachment,
  attachmentField,
  attachmentForm,
  readAttachment,
} from '../enquiries/readAttachment.ts';
import { HttpError } from '../http/httpErrors.ts';
import { type MultipartForm, registerMultipart, withMultipartForm } from '../http/multipartForms.ts';
import { declareAccess } from '../http/routeConfig.ts';
import { isUnavailable } from '../store/databaseErrors.ts';
import type { Store } from '../store/index.ts';
import { cartPath, listOf, takeReads } from './cartPage.ts';
import { changeQuoteList, type Refusal, refusal } from './changeQuoteList.ts';
import { acceptForms, formIdempotencyKey, sendTooMany, sendVisitorPage } from './formBody.ts';
import type { PageService } from './pageService.ts';
import { formatQuoteList, quoteListCookie, type QuoteListLine } from './quoteListCookie.ts';
import { createQuoteListReader, type QuoteListReader, textEntry } from './quoteListEntries.ts';
import { type FailedSubmission, statusByResult, toProblems } from './submissionProblems.ts';

export interface CartRoutesOptions {
  store: Store;
  apiHandler: ApiHandler;
  enquiries: Pick<EnquiryService, 'submit' | 'refusedFor'>;
  pages: Pick<PageService, 'renderForVisitor'>;
  siteUrl: string;
  /** Folder of uploads in progress. */
  uploadsDir: string;
}

/** Fits the longest texts of the form, percent-encoded. */
const maxBodyBytes = 64 * 1024;

interface SubmittedCart {
  lines: readonly QuoteListLine[];
  texts: FormFieldValues;
  attachment?: Attachment | null;
}

const detailFields = Object.keys(quoteDetailLabels);

/**
 * The quote list of browsers without script (D-63). Each change is a form whose response redirects to the
 * page, so that a reload repeats nothing. The list is only stored in a cookie until it is sent.
 */
export async function cartRoutes(
  app: FastifyInstance,
  { store, apiHandler, enquiries, pages, siteUrl, uploadsDir }: CartRoutesOptions,
) {
  declareAccess(app, 'public', { load: 'light' });
  acceptForms(app);
  await registerMultipart(app);
  const readEntries = createQuoteListReader(store);
  const cookieOptions = { path: cartPath, sameSite: 'lax', secure: siteUrl.startsWith('https:') } as const;

  app.post<{ Body: FormFieldValues | undefined }>(
    cartPath,
    { bodyLimit: maxBodyBytes, config: { accepts: ['form', 'multipart'] } },
    async (request, reply) => {
      const lines = listOf(request);
      takeReads(request, lines);
      if (request.isMultipart()) return sendWithFile(request, reply, lines);
      const texts = request.body ?? {};
      if (texts['change'] === 'send') return send(request, reply, { lines, texts });
      const changed = await changeQuoteList(apiHandler, lines, texts);
      if ('problems' in changed) return sendRefusal(reply, lines, changed);
      const value = formatQuoteList(changed.lines);
      if (value === null) return sendRefusal(reply, lines, refusal(listFullText));
      if (value === '') reply.clearCookie(quoteListCookie, cookieOptions);
      // Without `Max-Age` the cookie ends with the browser session. Once hydrated, the page takes the list
      // over.
      else reply.setCookie(quoteListCookie, value, cookieOptions);
      return seeOther(reply, changed.query);
    },
  );

  /** Sends the list with the attached file; a rejected file is reported and the typed text kept. */
  function sendWithFile(request: FastifyRequest, reply: FastifyReply, lines: readonly QuoteListLine[]) {
    const refusedFor = enquiries.refusedFor(request.ip);
    // Before the file is read.
    if (refusedFor !== null) return sendTooMany(reply, refusedFor);
    const refuse = (error: HttpError, fields: MultipartForm['fields']) =>
      sendRefusal(reply, lines, toRefusal(error, fields));
    return withMultipartForm(
      request,
      { folder: uploadsDir, ...attachmentForm, onRejected: refuse },
      async ({ fields, files }) => {
        const attachment = await readAttachment(files[0]).catch(unlessHttpError);
        if (attachment instanceof HttpError) return refuse(attachment, fields);
        return send(request, reply, { lines, texts: firstValues(fields), attachment });
      },
    );
  }

  async function send(request: FastifyRequest, reply: FastifyReply, form: SubmittedCart) {
    const result = await submitQuoteList(request, form, { readEntries, enquiries });
    if (result.kind === 'accepted') {
      reply.clearCookie(quoteListCookie, cookieOptions);
      return seeOther(reply, `?sent=${result.reference}`);
    }
    if (result.kind === 'limited') reply.header('retry-after', String(result.retryAfterSeconds));
    if (result.kind === 'failed') reply.header('retry-after', '10');
    const { lines, texts } = form;
    return sendRefusal(reply, lines, {
      status: statusByResult[result.kind],
      problems: toProblems(result),
      texts,
    });
  }

  async function sendRefusal(
    reply: FastifyReply,
    lines: readonly QuoteListLine[],
    { status, problems, texts = {} }: Refusal,
  ) {
    const quoteList = await readEntries(lines).catch((error: unknown) => {
      // Keeps the typed text while the database is unavailable.
      if (isUnavailable(error)) return lines.map(textEntry);
      throw error;
    });
    const page = await pages.renderForVisitor(cartPath, { path: cartPath, texts, problems, quoteList });
    return sendVisitorPage(reply.code(status), page);
  }
}

/** Submits the list; `failed` when it cannot be read or stored. */
async function submitQuoteList(
  request: FastifyRequest,
  { lines, texts, attachment = null }: SubmittedCart,
  { readEntries, enquiries }: { readEntries: QuoteListReader; enquiries: Pick<EnquiryService, 'submit'> },
): Promise<FailedSubmission | { kind: 'accepted'; reference: string }> {
  const { email = '', phone = '', phoneCode = '' } = texts;
  const details = Object.fromEntries(detailFields.map((name) => [name, texts[name] ?? '']));
  try {
    const entries = await readEntries(lines);
    return await enquiries.submit({
      kind: 'quote',
      body: buildQuoteRequest(entries, { ...details, email, phone, phoneCode: parsePhoneCode(phoneCode) }),
      attachment,
      idempotencyKey: formIdempotencyKey(request, {
        ...texts,
        list: request.cookies[quoteListCookie] ?? '',
        file: attachment?.hash ?? '',
      }),
      address: request.ip,
    });
  } catch (error) {
    request.log.error({ err: error }, 'a quote list could not be stored');
    return { kind: 'failed' };
  }
}

/** Reports a form whose file was rejected, with the typed text. */
const toRefusal = (
  { message, statusCode, details }: HttpError,
  fields: MultipartForm['fields'],
): Refusal => ({
  status: statusCode,
  problems: Object.entries(details.fields ?? { [attachmentField]: message }).map(([field, text]) => ({
    field,
    text,
  })),
  texts: firstValues(fields),
});

const firstValues = (fields: MultipartForm['fields']): FormFieldValues =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value].flat()[0] ?? '']));

function unlessHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  throw error;
}

const seeOther = (reply: FastifyReply, query = '') =>
  reply.header('cache-control', 'no-store').redirect(`${cartPath}${query}`, 303);

const listFullText = 'This list is full: send it, or remove lines first.';
