import type { FastifyInstance } from 'fastify';
import { sendMinimalPage } from './minimalPage.ts';
import type { PageService } from './pageService.ts';

/** Cell text that fits into a drawing, without characters that XML forbids, such as unpaired surrogates. */
const printable = /^[^\p{Cc}\p{Cs}\uFFFE\uFFFF]{0,40}$/u;

type DrawingQuery = Readonly<Record<string, unknown>>;

/** Returns the dimension values in an address, by letter. */
function drawingValues(query: DrawingQuery): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([letter, value]): [string, string][] =>
      /^[A-Z]$/.test(letter) && typeof value === 'string'
        ? [[letter, printable.test(value) ? value : '']]
        : [],
    ),
  );
}

/** `/drawings/cable-gland.svg?A=M20`: drawings as pictures, with the given dimension values by letter. */
export async function drawingRoutes(app: FastifyInstance, { pages }: { pages: PageService }) {
  app.get<{ Params: { file: string }; Querystring: DrawingQuery }>(
    '/drawings/:file',
    { config: { access: 'public', load: 'light' } },
    async ({ params, query }, reply) => {
      const [, family] = /^([a-z-]{1,40})\.svg$/.exec(params.file) ?? [];
      const svg = family === undefined ? null : await pages.renderDrawing(family, drawingValues(query));
      if (svg === null) return sendMinimalPage(reply, 404, 'There is no such drawing.');
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .send(svg);
    },
  );
}
