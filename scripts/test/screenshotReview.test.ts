import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { differingScreenshots, writeScreenshotReport } from '../screenshotReport.mjs';
import { serveReview } from '../screenshotReview.mjs';

let folder: string;
let folders: { differences: string; baselines: string };
let review: Awaited<ReturnType<typeof serveReview>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elvora-review-'));
  folders = { differences: join(folder, 'differences'), baselines: join(folder, 'baselines') };
  for (const path of Object.values(folders)) mkdirSync(path);
  writeFileSync(join(folders.baselines, 'card-390.png'), 'old');
  writeFileSync(join(folders.differences, 'card-390-received.png'), 'new');
  writeFileSync(join(folders.differences, 'card-390-diff.png'), 'diff');
  writeFileSync(join(folders.differences, 'menu-390-received.png'), 'first');
  review = await serveReview(folders);
});

afterEach(() => {
  review.close();
  rmSync(folder, { recursive: true });
});

const accept = (name: string, origin = review.url) =>
  fetch(`${review.url}/accept?at=0`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ name }),
  });

const baseline = (name: string) => readFileSync(join(folders.baselines, `${name}.png`), 'utf8');

describe('the review of screenshots', () => {
  it('shows each beside its baseline and the difference, and new ones by themselves', async () => {
    const page = await (await fetch(review.url)).text();
    expect([...page.matchAll(/<img src="([^"]+)"/g)].map(([, file]) => file)).toEqual([
      'card-390-expected.png',
      'card-390-received.png',
      'card-390-diff.png',
      'menu-390-received.png',
    ]);
    const pictures = ['card-390-expected.png', 'card-390-received.png', 'menu-390-received.png'];
    const texts = pictures.map(async (file) => (await fetch(`${review.url}/${file}`)).text());
    expect(await Promise.all(texts)).toEqual(['old', 'new', 'first']);
  });

  it('makes an accepted screenshot the baseline and leaves the others', async () => {
    const response = await accept('card-390');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/#screenshot-0']);
    expect(baseline('card-390')).toBe('new');
    expect(differingScreenshots(folders).map(({ name }) => name)).toEqual(['menu-390']);
    await accept('menu-390');
    expect(baseline('menu-390')).toBe('first');
    expect(differingScreenshots(folders)).toEqual([]);
  });

  it('rejects requests from other sites and screenshots that did not differ', async () => {
    expect((await accept('card-390', 'http://elsewhere.example')).status).toBe(403);
    expect((await accept('../differences/card-390')).status).toBe(404);
    expect((await accept('')).status).toBe(404);
    expect(baseline('card-390')).toBe('old');
  });

  it.each(['/card-390.png', '/..%2Fbaselines%2Fcard-390-received.png', '/menu-390-expected.png', '/%'])(
    'sends nothing for %s',
    async (path) => {
      expect((await fetch(review.url + path)).status).toBe(404);
    },
  );
});

it('writes the same page without forms outside of a review', () => {
  expect(writeScreenshotReport(folders)).toBe(2);
  const page = readFileSync(join(folders.differences, 'index.html'), 'utf8');
  expect(page).not.toContain('<form');
  expect(existsSync(join(folders.differences, 'card-390-expected.png'))).toBe(true);
});
