import type { ApiIndexResponse } from '@elvora/catalogue/contract';
import type { FastifyInstance } from 'fastify';
import { dataBody } from '../http/apiResponse.ts';
import type { ApiRoute } from '../http/crossOriginReads.ts';
import { casesOf } from './apiHandler.ts';

/** Serves the list of calls that need no session at the base path of the API. */
export function addApiIndex(app: FastifyInstance, routes: readonly ApiRoute[], apiBase: string): void {
  const calls = routes
    .filter(({ config }) => config.access === 'public')
    .flatMap(({ methods, path }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .flatMap((method) =>
          method === 'GET'
            ? casesOf(path).map((name) => `GET ${apiBase}${path}${name && `?case=${name}`}`)
            : [`${method} ${apiBase}${path}`],
        ),
    );
  const body = dataBody<ApiIndexResponse>(calls);
  app.get('/', { config: { access: 'public', load: 'light', isCrossOrigin: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(body),
  );
}
