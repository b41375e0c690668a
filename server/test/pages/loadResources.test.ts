import { expect, it, vi } from 'vitest';
import { dataResponse } from '../../src/http/apiResponse.ts';
import { loadResources } from '../../src/pages/loadResources.ts';

it('loads a page’s resources and those their responses lead to, each once', async () => {
  const load = vi.fn(async (key: string) => dataResponse<unknown>(key));
  const responses = await loadResources({
    keysFor: (known) => ['/a', '/b', ...(known['/a'] ? ['/c'] : [])],
    load,
  });
  expect(responses).toEqual({
    '/a': dataResponse<unknown>('/a'),
    '/b': dataResponse<unknown>('/b'),
    '/c': dataResponse<unknown>('/c'),
  });
  expect(load.mock.calls.map(([key]) => key)).toEqual(['/a', '/b', '/c']);
});

it('stops after three rounds when every response leads to another resource', async () => {
  const load = vi.fn(async (key: string) => dataResponse<unknown>(key));
  const responses = await loadResources({
    keysFor: (known) => Array.from({ length: Object.keys(known).length + 1 }, (_, at) => `/${at}`),
    load,
  });
  expect(Object.keys(responses)).toEqual(['/0', '/1', '/2']);
});

it('loads nothing for a page without resources', async () => {
  const load = vi.fn(async (key: string) => dataResponse<unknown>(key));
  expect(await loadResources({ keysFor: () => [], load })).toEqual({});
  expect(load).not.toHaveBeenCalled();
});
