import {
  type FormFieldValues,
  formPagePaths,
  type FieldProblem,
  validationTexts,
} from '@elvora/catalogue/contract';
import { quoteDetailLabels } from '@elvora/catalogue/model';
import { buildQuoteRequest, parsePhoneCode } from '@elvora/catalogue/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiHandler } from '../api/apiHandler.ts';
import type { EnquiryService } from '../enquiries/enquiryService.ts';
import { type Attachment, attachmentField, readAttachment } from '../enquiries/readAttachment.ts';
import { HttpError } from '../http/httpErrors.ts';
import { registerMultipart, withMultipartForm } from '../http/multipartForms.ts';
import { declareAccess } from '../http/routeConfig.ts';
import { OverloadedError } from '../overloadedError.ts';
import type { Store } from '../store/index.ts';
import { acceptForms, formRequestId, sendVisitorPage } from './formBody.ts';
import type { PageService } from './pageService.ts';
import {
  formatQuoteList,
  maxQuoteListBytes,
  parseQuoteList,
  quoteListCookie,
  type QuoteListLine,
} from './quoteListCookie.ts';
import { createQuoteListReader, findProduct } from './quoteListEntries.ts';
import { isSameLine, readQuoteListLine, resolveLine, setLineQuantity, withoutLine } from './quoteListOps.ts';
import type { RejectedForm } from './renderer.ts';
import { statusByResult, toProblems } from './submissionProblems.ts';

export interface CartRoutesOptions {
  store: Store;
  apiHandler: ApiHandler;
  enquiries: Pick<EnquiryService, 'submit'>;
  pages: Pick<PageService, 'renderForVisitor'>;
  siteUrl: string;
  /** Folder of files that are being uploaded. */
  uploadsDir: string;
}

const path = formPagePaths.cart;

/** Fits the longest texts of the form, percent-encoded. */
const maxBodyBytes = 64 * 1024;

interface SentForm {
  lines: readonly QuoteListLine[];
  texts: FormFieldValues;
  attachment?: Attachment | null;
}

const detailFields = Object.keys(quoteDetailLabels);

/** A change that cannot be made, as the page shows it. */
interface Refusal {
  status: number;
  problems: readonly FieldProblem[];
  texts?: FormFieldValues;
}

const refusal = (text: string, texts?: FormFieldValues): Refusal => ({
  status: 422,
  problems: [{ field: '', text }],
  ...(texts ? { texts } : {}),
});

/** Reads the list of a browser without script. */
const listOf = ({ cookies }: FastifyRequest) => parseQuoteList(cookies[quoteListCookie]);

/** Products of a list that count as one read of the client. */
const productsPerRead = 50;

/** Counts the reading of a list as reads of the client. Throws 429 when it has used up its reads. */
function takeReads(request: FastifyRequest, lines: readonly QuoteListLine[]): void {
  const { readLimits } = request.server;
  readLimits.take(request);
  const products = new Set(lines.map(({ productId }) => productId)).size;
  for (let charged = productsPerRead; charged < products; charged += productsPerRead)
    readLimits.charge(request);
}

/**
 * Returns what the cookie adds to the cart page of a visitor (D-63); null on other pages, and without a list. Counts the reads
 * of the client, and throws `OverloadedError` while the server is overloaded.
 */
export function createCartPageReader(store: Store) {
  const readEntries = createQuoteListReader(store);

  return async (request: FastifyRequest): Promise<RejectedForm | null> => {
    const url = new URL(request.raw.url ?? '/', 'http://localhost');
    const lines = url.pathname === path ? listOf(request) : [];
    if (lines.length === 0) return null;
    takeReads(request, lines);
    if (request.server.isUnderPressure()) throw new OverloadedError('The server is overloaded.');
    const again = readQuoteListLine(Object.fromEntries(url.searchParams));
    const line = again && lines.find((other) => isSameLine(other, again));
    return { path, texts: line ? toTexts(again) : {}, problems: [], quoteList: await readEntries(lines) };
  };
}

const toTexts = ({ productId, code, quantity }: QuoteListLine) => ({
  product: String(productId),
  code,
  quantity: String(quantity),
});

/**
 * The quote list of browsers without script (D-63): each change is a form that is answered with the page's address, so that a
 * reload repeats nothing. The list is in a cookie, and nothing is stored before it is sent.
 */
export async function cartRoutes(
  app: FastifyInstance,
  { store, apiHandler, enquiries, pages, siteUrl, uploadsDir }: CartRoutesOptions,
) {
  declareAccess(app, 'public', { load: 'light' });
  acceptForms(app);
  await registerMultipart(app);
  const readEntries = createQuoteListReader(store);
  const cookieOptions = { path, sameSite: 'lax', secure: siteUrl.startsWith('https:') } as const;

  app.post<{ Body: FormFieldValues | undefined }>(
    path,
    { bodyLimit: maxBodyBytes, config: { accepts: ['form', 'multipart'] } },
    async (request, reply) => {
      const lines = listOf(request);
      takeReads(request, lines);
      if (request.isMultipart()) return sendWithFile(request, reply, lines);
      const texts = request.body ?? {};
      if (texts['change'] === 'send') return send(request, reply, { lines, texts });
      const changed = await changeList(lines, texts);
      if ('problems' in changed) return sendRefusal(reply, lines, changed);
      const value = formatQuoteList(changed.lines);
      if (value === null) return sendRefusal(reply, lines, refusal(listFullText));
      if (value === '') reply.clearCookie(quoteListCookie, cookieOptions);
      // Without `Max-Age` the cookie ends with the browser session. Scripts of the page take the list over.
      else reply.setCookie(quoteListCookie, value, cookieOptions);
      return seeOther(reply, changed.query);
    },
  );

  /** Makes the change that a form asks for. */
  async function changeList(
    lines: readonly QuoteListLine[],
    texts: FormFieldValues,
  ): Promise<{ lines: readonly QuoteListLine[]; query?: string } | Refusal> {
    const line = readQuoteListLine(texts);
    if (!line) return refusal(validationTexts.notAQuantity);
    switch (texts['change']) {
      case 'remove':
        return { lines: withoutLine(lines, line) };
      case 'set':
        return { lines: setLineQuantity(lines, line, () => line.quantity) };
      case 'more':
        return { lines: setLineQuantity(lines, line, (quantity) => quantity + line.quantity) };
      default: {
        const product = await findProduct(apiHandler, line.productId);
        const added = product && resolveLine(product, line);
        if (!product || !added) return refusal(notInCatalogueText);
        // Offered, not done: the same form may have been sent twice (S-186, D-56).
        if (lines.some((other) => isSameLine(other, added)))
          return { lines, query: `?${new URLSearchParams(toTexts(added))}` };
        return { lines: [...lines, added] };
      }
    }
  }

  /** Sends the list with the file of the form; one that is not taken is reported with what was typed. */
  const sendWithFile = (request: FastifyRequest, reply: FastifyReply, lines: readonly QuoteListLine[]) =>
    withMultipartForm(
      request,
      { folder: uploadsDir, field: attachmentField, maxFiles: 1 },
      async ({ fields, files }) => {
        const texts = Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, [value].flat()[0] ?? '']),
        );
        try {
          return await send(request, reply, { lines, texts, attachment: await readAttachment(files[0]) });
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          const problems = [{ field: attachmentField, text: validationTexts.attachmentUnknown }];
          return sendRefusal(reply, lines, { status: 422, problems, texts });
        }
      },
    );

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { lines, texts, attachment = null }: SentForm,
  ) {
    const { email = '', phone = '', phoneCode = '' } = texts;
    const details = Object.fromEntries(detailFields.map((name) => [name, texts[name] ?? '']));
    const entries = await readEntries(lines);
    const result = await enquiries
      .submit({
        kind: 'quote',
        body: buildQuoteRequest(entries, {
          ...details,
          email,
          phone,
          phoneCode: parsePhoneCode(phoneCode),
        }),
        attachment,
        requestId: formRequestId(request, {
          ...texts,
          list: request.cookies[quoteListCookie] ?? '',
          file: attachment?.hash ?? '',
        }),
        address: request.ip,
      })
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'a quote list could not be stored');
        return { kind: 'failed' } as const;
      });
    if (result.kind === 'accepted') {
      reply.clearCookie(quoteListCookie, cookieOptions);
      return seeOther(reply, `?sent=${result.reference}`);
    }
    if (result.kind === 'limited') reply.header('retry-after', String(result.retryAfterSeconds));
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
    const quoteList = await readEntries(lines);
    const page = await pages.renderForVisitor(path, { path, texts, problems, quoteList });
    return sendVisitorPage(reply.code(status), page);
  }
}

const seeOther = (reply: FastifyReply, query = '') =>
  reply.header('cache-control', 'no-store').redirect(`${path}${query}`, 303);

const notInCatalogueText =
  'This is no longer in the catalogue, so it was not added. Your list is as it was: look for what takes its place.';

const listFullText = `Without script a list holds about ${Math.round(maxQuoteListBytes / 1000)} kB, and yours is full. The last product was not added: send this list, then start another one.`;
