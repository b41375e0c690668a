import { createHash } from 'node:crypto';
import { distributorFormOf, formPages, type FormTexts, type Problem } from '@elvora/catalogue/contract';
import type { EnquiryKind } from '@elvora/catalogue/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Enquiries, Reply } from '../enquiries/enquiries.ts';
import { declareAccess } from '../http/routeConfig.ts';
import type { Pages } from './pages.ts';
import { plainPage } from './plainPage.ts';

export interface PageFormRoutesOptions {
  enquiries: Pick<Enquiries, 'take'>;
  pages: Pick<Pages, 'refusedForm'>;
}

interface PageForm {
  path: string;
  kind: EnquiryKind;
  /** The fields as the kind's schema reads them. */
  body: (texts: FormTexts) => object;
}

const forms: readonly PageForm[] = [
  { path: formPages.contact, kind: 'contact', body: (texts) => texts },
  { path: formPages.distributor, kind: 'distributor', body: distributorFormOf },
  { path: formPages.newsletter, kind: 'newsletter', body: (texts) => texts },
];

/** The longest texts of a form, in the letters that take the most room on the wire. */
const bodyLimit = 512 * 1024;

const kept = 'Everything you typed is still here.';

/**
 * Where the forms of the pages go in browsers that run no script: to the page itself. It leads on to its receipt, so that a
 * reload sends nothing again, or comes back with what was typed and what is wrong with it.
 */
export async function pageFormRoutes(app: FastifyInstance, { enquiries, pages }: PageFormRoutesOptions) {
  declareAccess(app, 'public', { load: 'light' });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, textsOf(String(body))),
  );
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error }, 'a form could not be taken');
    return statusCode === 413
      ? plainPage(reply, 413, 'This is more than the form takes. Go back and shorten it.')
      : plainPage(reply, statusCode, 'This form could not be taken. Go back and try again.', request.id);
  });

  for (const form of forms) {
    app.post<{ Body: FormTexts | undefined }>(
      form.path,
      { bodyLimit, config: { accepts: 'form' } },
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

  async function taken({ kind, body }: PageForm, texts: FormTexts, request: FastifyRequest) {
    try {
      return await enquiries.take({
        kind,
        body: body(texts),
        requestId: requestIdOf(request, texts),
        address: request.ip,
      });
    } catch (error) {
      request.log.error({ err: error }, 'a form could not be kept');
      return { kind: 'failed' } as const;
    }
  }

  async function refuse(
    reply: FastifyReply,
    answer: Exclude<Reply, { kind: 'taken' }> | { kind: 'failed' },
    { form, texts, url }: { form: PageForm; texts: FormTexts; url: string },
  ) {
    const page = await pages.refusedForm(url, {
      path: form.path,
      texts,
      problems: inOrder(problemsOf(answer), texts),
    });
    if (answer.kind === 'limited') reply.header('retry-after', String(answer.retryAfterSeconds));
    return reply
      .code(statuses[answer.kind])
      .headers({
        'content-type': page.headers['content-type'],
        'content-security-policy': page.headers['content-security-policy'],
        'cache-control': 'no-store',
      })
      .send(page.identity);
  }
}

const statuses = { refused: 422, mistaken: 422, limited: 429, failed: 503 } as const;

function problemsOf(answer: Exclude<Reply, { kind: 'taken' }> | { kind: 'failed' }): readonly Problem[] {
  switch (answer.kind) {
    case 'refused':
      return answer.problems;
    case 'limited':
      return [{ field: '', text: `Too many were sent from here. Try again in a few minutes. ${kept}` }];
    case 'mistaken':
    case 'failed':
      return [{ field: '', text: `It could not be sent. Try again in a moment. ${kept}` }];
  }
}

/** In the order of the fields, which is the one browsers send them in; a box that is not ticked is not sent. */
function inOrder(problems: readonly Problem[], texts: FormTexts): Problem[] {
  const names = Object.keys(texts);
  const place = ({ field }: Problem) => (names.includes(field) ? names.indexOf(field) : names.length);
  return problems.toSorted((a, b) => place(a) - place(b));
}

/** Forms put every line break on the wire as CR LF; it was typed as one. */
const textsOf = (body: string): FormTexts =>
  Object.fromEntries(
    [...new URLSearchParams(body)].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]),
  );

/** Pages are the same for everybody and have no number of their own: the same contents within an hour are one (O100). */
function requestIdOf({ ip }: FastifyRequest, texts: FormTexts): string {
  const hour = Math.floor(Date.now() / 3_600_000);
  return createHash('sha256')
    .update(JSON.stringify([hour, ip, texts]))
    .digest('hex');
}
