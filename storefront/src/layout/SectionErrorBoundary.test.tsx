import { expect, it, vi } from 'vitest';
import { render } from '../entry-server.tsx';

const broken = vi.hoisted(() => (words: string) => () => {
  throw new Error(words);
});

vi.mock('../home/Goals.tsx', () => ({ Goals: broken('no goals') }));
vi.mock('../newsletter/Newsletter.tsx', () => ({ Newsletter: broken('no newsletter') }));
vi.mock('../about/AboutView.tsx', () => ({ AboutView: broken('no story') }));

const draw = (url: string) =>
  render({
    url,
    responses: {},
    siteUrl: 'https://elvora.example',
    apiBase: '/backend',
    today: '2026-11-21',
  });

it('leaves the rest of a page standing when one part of it breaks, and says what broke (O65)', async () => {
  const { status, html, isCacheable, errors } = await draw('/');
  expect(status).toBe(200);
  expect(html).not.toContain('id="goals"');
  expect(html).toContain('This part of the page could not be shown.');
  for (const words of [
    '<header',
    'id="best-sellers"',
    'id="about-us"',
    'id="why"',
    '<footer',
    'the order confirmation prevail',
  ]) {
    expect(html).toContain(words);
  }
  // The browser tries again what the server could not do; nothing of the page needs a script of its own for that.
  expect(html).not.toContain('<script');
  expect(isCacheable).toBe(false);
  expect(errors.map(({ error }) => error)).toEqual([new Error('no goals'), new Error('no newsletter')]);
  expect(errors[0]?.componentStack).toContain('HomeView');
});

it('draws no page whose own part breaks: it would be empty (O65)', async () => {
  await expect(draw('/about-us')).rejects.toMatchObject({ cause: new Error('no story') });
});
