import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { readCompany } from '../mail/company.ts';

export interface SecurityTxtRouteOptions {
  config: Pick<Config, 'securityContact' | 'siteUrl'>;
  now: () => number;
}

const day = 24 * 60 * 60_000;
/** RFC 9116 recommends less than a year, so that the file of an abandoned server expires. */
const validityMs = 180 * day;

/** `/.well-known/security.txt`: contact for vulnerability reports (RFC 9116). */
export async function securityTxtRoute(app: FastifyInstance, { config, now }: SecurityTxtRouteOptions) {
  const { privacyEmail } = await readCompany();
  const contact = config.securityContact ?? `mailto:${privacyEmail}`;
  const path = '/.well-known/security.txt';

  app.get(path, { config: { access: 'public', load: 'light' } }, (_request, reply) => {
    const midnight = Math.floor((now() + validityMs) / day) * day;
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${new Date(midnight).toISOString()}`,
          'Preferred-Languages: en',
          `Canonical: ${config.siteUrl}${path}`,
          '',
        ].join('\n'),
      );
  });
}
