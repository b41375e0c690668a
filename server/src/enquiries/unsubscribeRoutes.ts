import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { renderMinimalPage, minimalPageHeaders, minimalPagePolicy } from '../pages/minimalPage.ts';
import type { EnquiryService } from './enquiryService.ts';

export interface UnsubscribeRoutesOptions {
  enquiries: Pick<EnquiryService, 'unsubscribe'>;
}

const unsubscribePath = '/enquiries/newsletter/unsubscribe';
const unsubscribeRoute = `${unsubscribePath}/:token`;

/** Address the newsletter's links begin with; the token follows. */
export const unsubscribeBaseUrl = ({ siteUrl, apiBase }: Pick<Config, 'siteUrl' | 'apiBase'>) =>
  `${siteUrl}${apiBase}${unsubscribePath}`;

const config = { access: 'public' } as const;

/** A page may send itself here, and nowhere else. */
const unsubscribePageHeaders = {
  ...minimalPageHeaders,
  'content-security-policy': `${minimalPagePolicy}; form-action 'self'`,
};

interface UnsubscribeParams {
  Params: { token: string };
}

/**
 * The link in the newsletter's mails (D-15). Opening it changes nothing, as programs open links in mails, too; the button
 * on it does, and so does the mail program's own (RFC 8058).
 */
export async function unsubscribeRoutes(app: FastifyInstance, { enquiries }: UnsubscribeRoutesOptions) {
  // What the button sends is nothing, and what a mail program sends says nothing new.
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
      // The same whether it was still on the list: the link goes on working and tells nothing.
      await enquiries.unsubscribe(request.params.token);
      return page(reply, 'You are unsubscribed', '<p>Your address is no longer on the list.</p>');
    },
  );
}
