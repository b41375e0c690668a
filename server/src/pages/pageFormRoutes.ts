import { createHash } from 'node:crypto';
import {
  readDistributorForm,
  formPagePaths,
  type FormFieldValues,
  type FieldProblem,
} from '@elvora/catalogue/contract';
import type { EnquiryKind } from '@elvora/catalogue/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EnquiryService, SubmissionResult } from '../enquiries/enquiryService.ts';
import { declareAccess } from '../http/routeConfig.ts';
import type { PageService } from './pageService.ts';
import { sendMinimalPage } from './minimalPage.ts';

export interface PageFormRoutesOptions {
  enquiries: Pick<EnquiryService, 'submit'>;
  pages: Pick<PageService, 'renderFormErrors'>;
}

interface PageForm {
  path: string;
  kind: EnquiryKind;
  /** The fields as the kind's schema reads them. */
  toFields: (texts: FormFieldValues) => object;
}

const pageForms: readonly PageForm[] = [
  { path: formPagePaths.contact, kind: 'contact', toFields: (texts) => texts },
  { path: formPagePaths.distributor, kind: 'distributor', toFields: readDistributorForm },
  { path: formPagePaths.newsletter, kind: 'newsletter', toFields: (texts) => texts },
];

/** The longest texts of a form, in the letters that take the most room on the wire. */
const maxBodyBytes = 512 * 1024;

const textKeptMessage = 'Everything you typed is still here.';

/**
 * Where the forms of the pages go in browsers that run no script: to the page itself. It leads on to its receipt, so that a
 * reload sends nothing again, or comes back with what was typed and what is wrong with it.
 */
export async function pageFormRoutes(app: FastifyInstance, { enquiries, pages }: PageFormRoutesOptions) {
  declareAccess(app, 'public', { load: 'light' });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseFormBody(String(body))),
  );
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error }, 'a form could not be taken');
    return statusCode === 413
      ? sendMinimalPage(reply, 413, 'This is more than the form takes. Go back and shorten it.')
      : sendMinimalPage(
          reply,
          statusCode,
          'This form could not be taken. Go back and try again.',
          request.id,
        );
  });

  for (const form of pageForms) {
    app.post<{ Body: FormFieldValues | undefined }>(
      form.path,
      { bodyLimit: maxBodyBytes, config: { accepts: 'form' } },
      async (request, reply) => {
        const texts = request.body ?? {};
        const answer = await taken(form, texts, request);
        if (answer.kind === 'taken') {
          // An address that is on the list already must get the same answer as a new one (D-15).
          const sent = form.kind === 'newsletter' ? 'yes' : answer.reference;
          return reply.header('cache-control', 'no-store').redirect(`${form.path}?sent=${sent}`, 303);
        }
        return refuse(reply, answer, { form, texts, url: request.raw.url ?? form.path });
      },
    );
  }

  async function taken({ kind, toFields }: PageForm, texts: FormFieldValues, request: FastifyRequest) {
    try {
      return await enquiries.submit({
        kind,
        body: toFields(texts),
        requestId: formRequestId(request, texts),
        address: request.ip,
      });
    } catch (error) {
      request.log.error({ err: error }, 'a form could not be kept');
      return { kind: 'failed' } as const;
    }
  }

  async function refuse(
    reply: FastifyReply,
    answer: Exclude<SubmissionResult, { kind: 'taken' }> | { kind: 'failed' },
    { form, texts, url }: { form: PageForm; texts: FormFieldValues; url: string },
  ) {
    const page = await pages.renderFormErrors(url, {
      path: form.path,
      texts,
      problems: sortByField(toProblems(answer), texts),
    });
    if (answer.kind === 'limited') reply.header('retry-after', String(answer.retryAfterSeconds));
    return reply
      .code(statusByResult[answer.kind])
      .headers({
        'content-type': page.headers['content-type'],
        'content-security-policy': page.headers['content-security-policy'],
        'cache-control': 'no-store',
      })
      .send(page.identity);
  }
}

const statusByResult = { refused: 422, mistaken: 422, limited: 429, failed: 503 } as const;

function toProblems(
  answer: Exclude<SubmissionResult, { kind: 'taken' }> | { kind: 'failed' },
): readonly FieldProblem[] {
  switch (answer.kind) {
    case 'refused':
      return answer.problems;
    case 'limited':
      return [
        { field: '', text: `Too many were sent from here. Try again in a few minutes. ${textKeptMessage}` },
      ];
    case 'mistaken':
    case 'failed':
      return [{ field: '', text: `It could not be sent. Try again in a moment. ${textKeptMessage}` }];
  }
}

/** In the order of the fields, which is the one browsers send them in; a box that is not ticked is not sent. */
function sortByField(problems: readonly FieldProblem[], texts: FormFieldValues): FieldProblem[] {
  const names = Object.keys(texts);
  const place = ({ field }: FieldProblem) => (names.includes(field) ? names.indexOf(field) : names.length);
  return problems.toSorted((a, b) => place(a) - place(b));
}

/** Forms put every line break on the wire as CR LF; it was typed as one. */
const parseFormBody = (body: string): FormFieldValues =>
  Object.fromEntries(
    [...new URLSearchParams(body)].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]),
  );

/** Pages are the same for everybody and have no number of their own: the same contents within an hour are one (O100). */
function formRequestId({ ip }: FastifyRequest, texts: FormFieldValues): string {
  const hour = Math.floor(Date.now() / 3_600_000);
  return createHash('sha256')
    .update(JSON.stringify([hour, ip, texts]))
    .digest('hex');
}
