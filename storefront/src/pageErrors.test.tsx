import { expect, it, vi } from 'vitest';
import { render } from './entry-server.tsx';

const failing = vi.hoisted(() => (message: string) => () => {
  throw new Error(message);
});

vi.mock('./home/GoalGrid.tsx', () => ({ GoalGrid: failing('no goals') }));
vi.mock('./newsletter/Newsletter.tsx', () => ({ Newsletter: failing('no newsletter') }));
vi.mock('./about/AboutView.tsx', () => ({ AboutView: failing('no story') }));

const renderUrl = (url: string) =>
  render({
    url,
    responses: {},
    siteUrl: 'https://elvora.example',
    apiBase: '/backend',
    today: '2026-11-21',
  });

it('renders the rest of a page when one part of it fails, and reports the errors (O65)', async () => {
  const { status, html, isCacheable, errors } = await renderUrl('/');
  expect(status).toBe(200);
  expect(html).not.toContain('id="goals"');
  expect(html).toContain('This part of the page could not be shown.');
  for (const text of [
    '<header',
    'id="best-sellers"',
    'id="about-us"',
    'id="why"',
    '<footer',
    'the order confirmation prevail',
  ]) {
    expect(html).toContain(text);
  }
  // The browser re-renders the failed section, which needs no inline script.
  expect(html).not.toContain('<script');
  expect(isCacheable).toBe(false);
  expect(errors.map(({ error }) => error)).toEqual([new Error('no goals'), new Error('no newsletter')]);
  expect(errors[0]?.componentStack).toContain('HomeView');
});

it('rejects when the page itself fails (O65)', async () => {
  await expect(renderUrl('/about-us')).rejects.toMatchObject({ cause: new Error('no story') });
});
