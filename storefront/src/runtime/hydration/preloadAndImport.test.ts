// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { setPageStyles } from './pageStyles.ts';
import { preloadAndImport } from './preloadAndImport.ts';

afterEach(() => document.head.replaceChildren());

const linkOf = (href: string) => document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);

test('preloads the scripts of a chunk once and imports it', async () => {
  const files = ['assets/a.js'];
  expect(await preloadAndImport(async () => 'chunk', files)).toBe('chunk');
  await preloadAndImport(async () => 'chunk', files);
  expect(document.querySelectorAll('link')).toHaveLength(1);
  expect(linkOf('/assets/a.js')?.rel).toBe('modulepreload');
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

test('reports a chunk that does not load, and a style sheet', async () => {
  const report = vi.fn<() => void>();
  addEventListener('vite:preloadError', report);
  await expect(preloadAndImport(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  const imported = preloadAndImport(async () => 'chunk', ['assets/c.css']);
  await vi.waitFor(() => expect(linkOf('/assets/c.css')).not.toBeNull());
  linkOf('/assets/c.css')?.dispatchEvent(new Event('error'));
  await expect(imported).rejects.toThrow('/assets/c.css could not be loaded');
  expect(report).toHaveBeenCalledTimes(2);
  removeEventListener('vite:preloadError', report);
});
