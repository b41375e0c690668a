import type { Page } from '@playwright/test';
import { expect, measureLayoutShift, openPage, test } from './support.ts';

const testimonials = (page: Page) => page.getByRole('region', { name: 'What our customers say' });
const shownTestimonial = (page: Page) => testimonials(page).locator('[data-part="slide"]:not([inert])');
const counters = (page: Page) => page.locator('[data-component="Counter"]');

test.describe('the sections of the home page', () => {
  test('are in the order of the design (S-059…S-067, S-069, S-080)', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/');
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const expected = [
      'Explore by category',
      'In the trade since 1987',
      'Best sellers',
      'Made to be chosen with confidence',
      'Our goals',
      'What our customers say',
      'About Us',
      'We Are The Best Electrical Company',
    ];
    expect(titles.filter((title) => expected.includes(title))).toEqual(expected);
    // Sections with `content-visibility` have been laid out.
    await expect(page.locator('[data-below]')).toHaveCount(0);
  });

  test('the facts of the banner print in a dark colour', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/');
    await page.emulateMedia({ media: 'print' });
    const facts = page.locator('[data-component="Banner"] dt');
    await expect(facts).not.toHaveCount(0);
    const lightest = await facts.evaluateAll((labels) =>
      Math.max(
        ...labels.flatMap((label) => getComputedStyle(label).color.match(/\d+/g)?.map(Number) ?? [255]),
      ),
    );
    expect(lightest).toBeLessThan(128);
  });

  test('the video loads on click and plays in place (S-062, D-47) @once', async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url());
    });
    await openPage(page, '/');
    const play = page.getByRole('link', { name: 'Play video: A contactor from all sides' });
    await play.scrollIntoViewIfNeeded();
    expect(films).toEqual([]);
    await play.click();
    const film = page.locator('video');
    await expect(film).toBeFocused();
    await expect(film).toHaveAttribute('src', '/media/video/contactor-turntable.mp4');
    await expect.poll(() => films.length).toBeGreaterThan(0);
    expect(page.url()).toMatch(/\/$/);
  });

  test('testimonials change by buttons and pause on hover (S-064, S-107, S-109)', async ({ page }) => {
    await openPage(page, '/');
    await testimonials(page).scrollIntoViewIfNeeded();
    await expect(shownTestimonial(page).getByRole('blockquote')).toContainText('The tables answer');
    await expect(shownTestimonial(page).getByText('5 out of 5')).toBeAttached();
    const { height } = (await testimonials(page).boundingBox()) ?? { height: 0 };
    await testimonials(page).getByRole('button', { name: 'Next testimonial' }).click();
    await expect(shownTestimonial(page).getByText('Kavita Deshmukh')).toBeVisible();
    expect((await testimonials(page).boundingBox())?.height).toBe(height);
    await page.waitForTimeout(600);
    await testimonials(page).getByRole('button', { name: '6 of 6: Lakshmi Raghavan' }).click();
    await expect(shownTestimonial(page).getByText('Lakshmi Raghavan')).toBeVisible();
  });

  test('the numbers count up once in view and expose their final value (S-070, S-075…S-078, D-53) @once', async ({
    page,
  }) => {
    await openPage(page, '/');
    const finalTexts = ['5000+', '786+', '20+', '999+'];
    await expect(counters(page)).toHaveText(finalTexts);
    await expect(counters(page).first()).toHaveAttribute('data-phase', 'waiting');
    await counters(page).last().scrollIntoViewIfNeeded();
    await expect(counters(page).first()).toHaveAttribute('data-phase', 'running');
    await expect(counters(page)).toHaveText(finalTexts);
    await expect(counters(page).first()).toHaveAttribute('data-phase', 'done');
    await expect(counters(page)).toHaveText(finalTexts);
    await page.evaluate(() => window.scrollTo(0, 0));
    await counters(page).last().scrollIntoViewIfNeeded();
    await expect(counters(page).first()).toHaveAttribute('data-phase', 'done');
    expect(await measureLayoutShift(page)).toBeLessThan(0.005);
  });

  test('the claims animate once in view (S-083…S-088) @once', async ({ page }) => {
    await openPage(page, '/');
    const claims = page.getByRole('meter');
    await expect(claims.first()).toHaveAttribute('data-phase', 'waiting');
    await page.getByRole('link', { name: 'Get Free Quote' }).scrollIntoViewIfNeeded();
    for (const claim of await claims.all()) await expect(claim).toHaveAttribute('data-phase', 'done');
    await expect(claims.first()).toHaveAttribute('aria-valuetext', '90%');
    await expect(claims.last()).toHaveAttribute('aria-valuetext', '95%');
  });
});

test.describe('with reduced motion', () => {
  test('nothing animates or plays (D-32, D-53) @once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/');
    await counters(page).last().scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    await expect(counters(page).first()).toHaveAttribute('data-phase', 'static');
    await expect(page.getByRole('meter').first()).toHaveAttribute('data-phase', 'static');
    await expect(testimonials(page)).toHaveAttribute('data-phase', 'static');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'numbers, claims and texts are visible, and the poster links to the video (D-47)',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/');
      const main = page.getByRole('main');
      for (const text of ['5000+', '786+', '20+', '999+', '90%', '95%', 'The tables answer most'])
        await expect(main.getByText(text, { exact: false }).first()).toBeVisible();
      await expect(main.getByRole('link', { name: /^Play video/ })).toHaveAttribute(
        'href',
        '/media/video/contactor-turntable.mp4',
      );
    },
  );
});
