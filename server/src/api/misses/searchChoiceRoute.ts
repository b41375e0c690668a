import { searchChoicePath, searchChoiceSchema, validate } from '@elvora/catalogue/contract';
import type { FastifyInstance } from 'fastify';
import { validationError } from '../../http/httpErrors.ts';

/**
 * Records what a visitor opened after a missed search, as reported by the page; stores no session
 * or address.
 */
export async function searchChoiceRoute(app: FastifyInstance) {
  app.post(
    searchChoicePath,
    { bodyLimit: 4096, config: { access: 'public', load: 'light' } },
    async (request, reply) => {
      const input = validate(searchChoiceSchema, request.body);
      if (!input.isValid) throw validationError(input.problems);
      const { question, ...choice } = input.value;
      app.missRecorder.recordChoice(question, choice, request.ip);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}
