import type { FastifyInstance } from 'fastify';
import { sendMinimalPage } from './minimalPage.ts';
import type { PageService } from './pageService.ts';

/** Part of a cell that could stand in a drawing, without the control characters that XML refuses. */
const printable = /^\P{Cc}{0,40}$/u;

/** Returns the values that an address gives to the letters of a drawing. */
function drawingValues(query: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query as Record<string, unknown>).flatMap(([letter, value]): [string, string][] =>
      /^[A-Z]$/.test(letter) && typeof value === 'string'
        ? [[letter, printable.test(value) ? value : '']]
        : [],
    ),
  );
}

/** `/drawings/cable-gland.svg?A=M20`: drawings as pictures, with values by letter; without any, the part alone. */
export async function drawingRoutes(app: FastifyInstance, { pages }: { pages: PageService }) {
  app.get<{ Params: { file: string } }>(
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
