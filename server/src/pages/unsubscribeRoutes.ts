import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { renderMinimalPage, minimalPageHeaders, minimalPagePolicy } from './minimalPage.ts';
import type { EnquiryService } from '../enquiries/enquiryService.ts';

export interface UnsubscribeRoutesOptions {
  enquiries: Pick<EnquiryService, 'unsubscribe'>;
}

const unsubscribePath = '/enquiries/newsletter/unsubscribe';
const unsubscribeRoute = `${unsubscribePath}/:token`;

/** Base URL of unsubscribe links; the token follows as the last segment. */
export const unsubscribeBaseUrl = ({ siteUrl, apiBase }: Pick<Config, 'siteUrl' | 'apiBase'>) =>
  `${siteUrl}${apiBase}${unsubscribePath}`;

const config = { access: 'public' } as const;

/** The page's form may only be submitted to the site itself. */
const unsubscribePageHeaders = {
  ...minimalPageHeaders,
  'content-security-policy': `${minimalPagePolicy}; form-action 'self'`,
};

interface UnsubscribeParams {
  Params: { token: string };
}

/**
 * Target of the unsubscribe link in mails (D-15). GET only shows a button, as mail scanners follow links; POST
 * unsubscribes, from the button or from the mail client (one-click, RFC 8058).
 */
export async function unsubscribeRoutes(app: FastifyInstance, { enquiries }: UnsubscribeRoutesOptions) {
  // The body is ignored: empty from the button, `List-Unsubscribe=One-Click` from mail clients.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, null),
  );
  const page = (reply: FastifyReply, title: string, content: string) =>
    reply.headers(unsubscribePageHeaders).send(renderMinimalPage(title, { content }));

  app.get(unsubscribeRoute, { config }, (_request, reply) =>
    page(
      reply,
      'Unsubscribe from the newsletter?',
      `<p>Your address will be erased from the list.</p><form method="post"><button>Unsubscribe</button></form>`,
    ),
  );

  app.post<UnsubscribeParams>(
    unsubscribeRoute,
    { config: { ...config, accepts: 'form' } },
    async (request, reply) => {
      // The same response whether or not the token exists, so it reveals nothing.
      await enquiries.unsubscribe(request.params.token);
      return page(reply, 'You are unsubscribed', '<p>Your address is no longer on the list.</p>');
    },
  );
}
