import {
  readContactForm,
  readDistributorForm,
  formPagePaths,
  type FormFieldValues,
  type FieldProblem,
} from '@elvora/catalogue/contract';
import type { EnquiryKind } from '@elvora/catalogue/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EnquiryService } from '../enquiries/enquiryService.ts';
import { declareAccess } from '../http/routeConfig.ts';
import { acceptForms, formIdempotencyKey, sendTooMany, sendVisitorPage } from './formBody.ts';
import type { PageService } from './pageService.ts';
import { type FailedSubmission, statusByResult, toProblems } from './submissionProblems.ts';

export interface PageFormRoutesOptions {
  enquiries: Pick<EnquiryService, 'submit' | 'refusedFor'>;
  pages: Pick<PageService, 'renderForVisitor'>;
}

interface PageForm {
  path: string;
  kind: EnquiryKind;
  /** Converts submitted fields to the input of the kind's schema. */
  toFields: (texts: FormFieldValues) => object;
}

const pageForms: readonly PageForm[] = [
  { path: formPagePaths.contact, kind: 'contact', toFields: readContactForm },
  { path: formPagePaths.distributor, kind: 'distributor', toFields: readDistributorForm },
  { path: formPagePaths.newsletter, kind: 'newsletter', toFields: (texts) => texts },
];

/** Fits the longest texts of a form, percent-encoded. */
const maxBodyBytes = 512 * 1024;

/**
 * Accepts the forms of pages in browsers without script, each at its page's own path. A success redirects to
 * the receipt, so a reload does not submit again; otherwise the page is rendered with the submitted values
 * and the problems.
 */
export async function pageFormRoutes(app: FastifyInstance, { enquiries, pages }: PageFormRoutesOptions) {
  declareAccess(app, 'public', { load: 'light' });
  acceptForms(app);

  app.addHook('onRequest', async (request, reply) => {
    const refusedFor = request.method === 'POST' ? enquiries.refusedFor(request.ip) : null;
    if (refusedFor !== null) return sendTooMany(reply, refusedFor);
  });

  for (const form of pageForms) {
    app.post<{ Body: FormFieldValues | undefined }>(
      form.path,
      { bodyLimit: maxBodyBytes, config: { accepts: 'form' } },
      async (request, reply) => {
        const texts = request.body ?? {};
        const result = await submit(form, texts, request);
        if (result.kind === 'accepted') {
          // An address that is subscribed already must get the same response as a new one (D-15).
          const sent = form.kind === 'newsletter' ? 'yes' : result.reference;
          return reply.header('cache-control', 'no-store').redirect(`${form.path}?sent=${sent}`, 303);
        }
        return sendFormErrors(reply, result, { form, texts, url: request.raw.url ?? form.path });
      },
    );
  }

  async function submit({ kind, toFields }: PageForm, texts: FormFieldValues, request: FastifyRequest) {
    try {
      return await enquiries.submit({
        kind,
        body: toFields(texts),
        idempotencyKey: formIdempotencyKey(request, texts),
        address: request.ip,
      });
    } catch (error) {
      request.log.error({ err: error }, 'a form could not be stored');
      return { kind: 'failed' } as const;
    }
  }

  async function sendFormErrors(
    reply: FastifyReply,
    result: FailedSubmission,
    { form, texts, url }: { form: PageForm; texts: FormFieldValues; url: string },
  ) {
    const page = await pages.renderForVisitor(url, {
      path: form.path,
      texts,
      problems: sortByField(toProblems(result), texts),
    });
    if (result.kind === 'limited') reply.header('retry-after', String(result.retryAfterSeconds));
    if (result.kind === 'failed') reply.header('retry-after', '10');
    return sendVisitorPage(reply.code(statusByResult[result.kind]), page);
  }
}

/** Sorts problems by the order of the submitted fields; unchecked boxes, which browsers do not send, are last. */
function sortByField(problems: readonly FieldProblem[], texts: FormFieldValues): FieldProblem[] {
  const names = Object.keys(texts);
  const position = ({ field }: FieldProblem) => (names.includes(field) ? names.indexOf(field) : names.length);
  return problems.toSorted((a, b) => position(a) - position(b));
}
