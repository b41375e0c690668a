import { afterEach, expect, it, vi } from 'vitest';
import { deferredPageResults, embeddedPageResults, loadPageResults, setPageResults } from './pageResults.ts';

const results = { '/a': { data: [1] }, '/b': { failure: { kind: 'http', status: 404 } } } as const;
const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());

it('returns the results of the document', () => {
  expect(embeddedPageResults(results).get('/b')).toEqual(results['/b']);
  expect(embeddedPageResults({}).get('toString')).toBeUndefined();
});

it('loads deferred results once', async () => {
  fetched.mockImplementation(async () => Response.json(results));
  const deferred = deferredPageResults('/?results=1');
  setPageResults(deferred);
  expect(deferred.get('/a')).toBeUndefined();
  await Promise.all([deferred.load(), loadPageResults()]);
  expect(deferred.get('/a')).toEqual({ data: [1] });
  expect(fetched.mock.calls).toEqual([['/?results=1']]);
});

it('loads them again after a failure, including an error response', async () => {
  fetched.mockImplementationOnce(async () => new Response('busy', { status: 503 }));
  fetched.mockRejectedValueOnce(new TypeError('lost'));
  fetched.mockImplementation(async () => Response.json(results));
  const deferred = deferredPageResults('/?results=1');
  await expect(deferred.load()).rejects.toThrow('could not be loaded');
  await expect(deferred.load()).rejects.toThrow('lost');
  await deferred.load();
  expect(deferred.get('/a')).toEqual({ data: [1] });
});
