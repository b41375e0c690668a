import type { Page, Route } from '@playwright/test';
import { measureTypeShift, openFaceContext } from '../../e2e/layoutShift.ts';
import { expect, pageHeading, test, waitForHydration } from './support.ts';

const deferredStyles = /[?&]styles=/;

/** Holds back the styles of what follows the first screen; the returned function sends them. */
async function holdStyles(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(deferredStyles, (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
  };
}

test('the first screen is painted and in use while the styles of the rest load', async ({ page }) => {
  const sendStyles = await holdStyles(page);
  await page.goto('/category/Cable%20Accessories', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const level = page.getByRole('list', { name: 'Categories' }).or(page.locator('main ul').first());
  await expect(level).toBeVisible();
  await expect(pageHeading(page)).toBeInViewport();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await sendStyles();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [[/net::ERR_FAILED/], { scope: 'test' }] });

  for (const address of [
    '/',
    '/category/Cable%20Accessories',
    '/products?look=table',
    '/product/1',
    '/product/2',
  ]) {
    test(`${address} looks as it does with its full style sheets`, async ({ page }) => {
      // A late font would be applied with the next style sheet.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(address);
      const full = await page.evaluateHandle(loadFullStyles);
      // Skipped parts of the page get their styles later.
      await expect(async () => {
        const { count, differences } = await full.evaluate(compareStyles);
        expect(count).toBeGreaterThan(100);
        expect(differences).toEqual([]);
      }).toPass();
    });
  }
});

/** Runs in the page: all style sheets that its scripts would load. */
async function loadFullStyles(): Promise<CSSStyleSheet> {
  const { styles } = JSON.parse(document.getElementById('files')?.textContent ?? '{}') as {
    styles: string[];
  };
  const texts = await Promise.all(styles.map(async (href) => (await fetch(href)).text()));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(texts.join('').replace(/@font-face\{[^}]*\}/g, ''));
  return sheet;
}

/** Runs in the page: compares its elements with deferred and with full styles. */
function compareStyles(full: CSSStyleSheet): { count: number; differences: string[] } {
  const properties =
    `display position inset width height margin padding border outline color background font letter-spacing
    text-align text-decoration white-space overflow opacity visibility transform flex align-items align-self justify-content
    gap grid-template-columns grid-area order z-index box-shadow object-fit content fill`.split(/\s+/);
  const elements = [...document.querySelectorAll('body *')].filter(
    (element) => element.checkVisibility() && !element.closest('svg *'),
  );
  const read = () =>
    elements.flatMap((element) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      }),
    );
  const link = document.querySelector<HTMLLinkElement>('#root link');
  if (!link) throw new Error('The page defers no styles.');
  const deferred = read();
  link.disabled = true;
  document.adoptedStyleSheets = [full];
  const expected = read();
  link.disabled = false;
  document.adoptedStyleSheets = [];
  const differences = expected.flatMap((values, at) => {
    const others = deferred[at] ?? [];
    const changed = values.flatMap((value, index) =>
      value === others[index] ? [] : `${others[index]} -> ${value}`,
    );
    const name = elements[Math.floor(at / 3)]?.outerHTML.slice(0, 80);
    return changed.length === 0 ? [] : `${name} ${changed.join('; ')}`;
  });
  return { count: elements.length, differences: differences.slice(0, 5) };
}

test.describe('when they cannot be loaded', () => {
  test.use({ expectedNoise: [[/styles=|404/], { scope: 'test' }] });

  test('the scripts load the full style sheets', async ({ page }) => {
    await page.route(deferredStyles, (route) => route.fulfill({ status: 404, body: 'None' }));
    await page.goto('/category/Cable%20Accessories');
    const footer = page.getByRole('contentinfo');
    const background = () => footer.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
  });
});

test('once hydrated, a page has only its full style sheets', async ({ page }) => {
  await page.goto('/products');
  await expect(page.locator('#root link')).toHaveCount(1);
  await waitForHydration(page);
  await expect(page.locator('#root link')).toHaveCount(0);
});

test('text does not move when the styles arrive after a late web font (ADR 17) @once', async ({
  browser,
  baseURL,
}) => {
  const context = await openFaceContext(browser, { width: 412, face: 'roboto', isTypeOnly: true });
  const page = await context.newPage();
  await page.route(deferredStyles, async (route) => {
    await page.waitForFunction(() => document.fonts.check('1em "Mona Sans Variable"'));
    await route.fallback();
  });
  expect(await measureTypeShift(page, `${baseURL}/category/Cable%20Accessories`)).toBeLessThan(0.005);
  await context.close();
});
