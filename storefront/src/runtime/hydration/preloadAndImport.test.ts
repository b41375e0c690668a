// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { importOnline } from '../browser/importOnline.ts';
import { loadStylesheet, setPageStyles } from './pageStyles.ts';
import { preloadAndImport } from './preloadAndImport.ts';

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

const linkOf = (href: string) => document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);

test('fetches the scripts of a chunk once and imports it', async () => {
  const request = vi.fn(async () => new Response('script'));
  vi.stubGlobal('fetch', request);
  const files = ['assets/a.js'];
  expect(await preloadAndImport(async () => 'chunk', files)).toBe('chunk');
  await preloadAndImport(async () => 'chunk', files);
  expect(request).toHaveBeenCalledExactlyOnceWith('/assets/a.js', { priority: 'auto' });
  // A module that fails while it is preloaded stays failed.
  expect(document.querySelectorAll('link')).toHaveLength(0);
});

test('imports nothing during an outage, and with the next call after it (O93)', async () => {
  const request = vi.fn(async () => new Response('script'));
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  request.mockResolvedValueOnce(new Response('', { status: 502 }));
  vi.stubGlobal('fetch', request);
  const imported = vi.fn<() => Promise<string>>(async () => 'chunk');
  const load = Object.assign(() => preloadAndImport(imported, ['assets/shared.js']), {
    toString: () => '()=>T(()=>import(`./pageStyles.ts`),__vite__mapDeps([1]))',
  });
  expect(await importOnline(load).catch(messageOf)).toBe('/assets/shared.js could not be loaded.');
  expect(imported).not.toHaveBeenCalled();
  expect(await importOnline(load)).toBe('chunk');
});

test('imports a chunk only once its style sheet has loaded', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'chunk');
  const imported = preloadAndImport(load, ['assets/b.css']);
  await vi.waitFor(() => expect(linkOf('/assets/b.css')).not.toBeNull());
  expect(load).not.toHaveBeenCalled();
  linkOf('/assets/b.css')?.dispatchEvent(new Event('load'));
  expect(await imported).toBe('chunk');
});

test('loads no style sheet whose rules the document contains', async () => {
  setPageStyles(['/assets/page.css']);
  expect(await preloadAndImport(async () => 'chunk', ['assets/page.css'])).toBe('chunk');
  expect(linkOf('/assets/page.css')?.disabled).toBe(true);
});

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : '');

/** Ends the request for a style sheet, and waits until its link is gone or in use. */
async function endRequest(href: string, event: 'load' | 'error'): Promise<void> {
  const find = () => document.querySelector(`link[href="${href}"][media="not all"]`);
  const link = await vi.waitFor(() => {
    const found = find();
    expect(found).not.toBeNull();
    return found;
  });
  link?.dispatchEvent(new Event(event));
  await vi.waitFor(() => expect(find()).not.toBe(link));
}

test('reports a chunk that does not load, and a style sheet that fails twice', async () => {
  const report = vi.fn<() => void>();
  addEventListener('vite:preloadError', report);
  await expect(preloadAndImport(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  const failed = preloadAndImport(async () => 'chunk', ['assets/c.css']).catch(messageOf);
  await endRequest('/assets/c.css', 'error');
  await endRequest('/assets/c.css', 'error');
  expect(await failed).toContain('/assets/c.css could not be loaded');
  expect(report).toHaveBeenCalledTimes(2);
  removeEventListener('vite:preloadError', report);
});

test('loads a style sheet again that has failed, at once and with the next call', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'chunk');
  const first = preloadAndImport(load, ['assets/d.css']).catch(() => 'failed');
  await endRequest('/assets/d.css', 'error');
  await endRequest('/assets/d.css', 'error');
  expect(await first).toBe('failed');
  const second = preloadAndImport(load, ['assets/d.css']);
  await endRequest('/assets/d.css', 'error');
  expect(load).not.toHaveBeenCalled();
  await endRequest('/assets/d.css', 'load');
  expect(await second).toBe('chunk');
  expect(document.querySelectorAll('link[href="/assets/d.css"]')).toHaveLength(1);
});

test('keeps the place of a style sheet of the page that has failed', async () => {
  setPageStyles(['/assets/first.css', '/assets/last.css']);
  const failed = loadStylesheet('/assets/first.css').catch(messageOf);
  await endRequest('/assets/first.css', 'error');
  expect(await failed).toContain('/assets/first.css could not be loaded');
  expect(linkOf('/assets/first.css')?.disabled).toBe(true);
  const loaded = loadStylesheet('/assets/first.css');
  await endRequest('/assets/first.css', 'load');
  await loaded;
  const hrefs = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/assets/first.css', '/assets/last.css']);
});

test('imports no chunk by its address whose style sheets have failed', async () => {
  const load = Object.assign(() => preloadAndImport(async () => 'chunk', ['assets/e.css']), {
    toString: () => '()=>T(()=>import(`./pageStyles.ts`),__vite__mapDeps([1]))',
  });
  const failed = importOnline(load).catch(messageOf);
  await endRequest('/assets/e.css', 'error');
  await endRequest('/assets/e.css', 'error');
  expect(await failed).toContain('/assets/e.css could not be loaded');
});
