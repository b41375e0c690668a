import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { plainDocument, plainHeaders, plainPolicy } from '../pages/plainPage.ts';
import type { Enquiries } from './enquiries.ts';

export interface UnsubscribeRoutesOptions {
  enquiries: Pick<Enquiries, 'unsubscribe'>;
}

const base = '/enquiries/newsletter/unsubscribe';
const path = `${base}/:token`;

/** Address the newsletter's links begin with; the token follows. */
export const unsubscribeUrlOf = ({ siteUrl, apiBase }: Pick<Config, 'siteUrl' | 'apiBase'>) =>
  `${siteUrl}${apiBase}${base}`;

const config = { access: 'public' } as const;

/** A page may send itself here, and nowhere else. */
const formHeaders = {
  ...plainHeaders,
  'content-security-policy': `${plainPolicy}; form-action 'self'`,
};

interface Address {
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
    reply.headers(formHeaders).send(plainDocument(title, { content }));

  app.get(path, { config }, (_request, reply) =>
    page(
      reply,
      'Unsubscribe from the newsletter?',
      `<p>Your address will be erased from the list.</p><form method="post"><button>Unsubscribe</button></form>`,
    ),
  );

  app.post<Address>(path, { config: { ...config, accepts: 'form' } }, async (request, reply) => {
    // The same whether it was still on the list: the link goes on working and tells nothing.
    await enquiries.unsubscribe(request.params.token);
    return page(reply, 'You are unsubscribed', '<p>Your address is no longer on the list.</p>');
  });
}
