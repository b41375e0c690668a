import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { renderMinimalPage, minimalPageHeaders, minimalPagePolicy } from './minimalPage.ts';
import type { EnquiryService } from '../enquiries/enquiryService.ts';

export interface NewsletterRoutesOptions {
  enquiries: Pick<EnquiryService, 'confirmNewsletter' | 'unsubscribe'>;
}

const paths = {
  confirm: '/enquiries/newsletter/confirm',
  unsubscribe: '/enquiries/newsletter/unsubscribe',
} as const;

/** Base URLs of links in mails; the token follows as the last segment. */
export const newsletterBaseUrls = ({ siteUrl, apiBase }: Pick<Config, 'siteUrl' | 'apiBase'>) => ({
  confirm: `${siteUrl}${apiBase}${paths.confirm}`,
  unsubscribe: `${siteUrl}${apiBase}${paths.unsubscribe}`,
});

const config = { access: 'public' } as const;

/** The page's form may only be submitted to the site itself. */
const pageHeaders = {
  ...minimalPageHeaders,
  'content-security-policy': `${minimalPagePolicy}; form-action 'self'`,
};

interface TokenParams {
  Params: { token: string };
}

/**
 * Targets of the links in mails (D-15). GET only shows a button, as mail scanners follow links; POST confirms or unsubscribes,
 * from the button or from the mail client (one-click, RFC 8058).
 */
export async function newsletterRoutes(app: FastifyInstance, { enquiries }: NewsletterRoutesOptions) {
  // The body is ignored: empty from the button, `List-Unsubscribe=One-Click` from mail clients.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, null),
  );
  const page = (reply: FastifyReply, title: string, content: string) =>
    reply.headers(pageHeaders).send(renderMinimalPage(title, { content }));

  app.get(`${paths.confirm}/:token`, { config }, (_request, reply) =>
    page(
      reply,
      'Subscribe to the newsletter?',
      `<p>Your address will be added to the list. Every email has an unsubscribe link.</p><form method="post"><button>Yes, subscribe</button></form>`,
    ),
  );

  app.post<TokenParams>(
    `${paths.confirm}/:token`,
    { config: { ...config, accepts: 'form' } },
    async (request, reply) => {
      // The same response whether or not the token exists, so it reveals nothing.
      await enquiries.confirmNewsletter(request.params.token);
      return page(reply, 'You are subscribed', '<p>Your address is on the list.</p>');
    },
  );

  app.get(`${paths.unsubscribe}/:token`, { config }, (_request, reply) =>
    page(
      reply,
      'Unsubscribe from the newsletter?',
      `<p>Your address will be erased from the list.</p><form method="post"><button>Unsubscribe</button></form>`,
    ),
  );

  app.post<TokenParams>(
    `${paths.unsubscribe}/:token`,
    { config: { ...config, accepts: 'form' } },
    async (request, reply) => {
      // The same response whether or not the token exists, so it reveals nothing.
      await enquiries.unsubscribe(request.params.token);
      return page(reply, 'You are unsubscribed', '<p>Your address is no longer on the list.</p>');
    },
  );
}
