import { finderKey, resourceKeys } from '@elvora/catalogue/contract';
import { describe, expect, it } from 'vitest';
import { finderResponse } from '../test/finderResponse.ts';
import { failed, renderUrl } from '../test/renderUrl.ts';

describe('a product', () => {
  it('shows that it could not be loaded, with a Retry button (S-169, D-22)', async () => {
    const { text } = await renderUrl('/product/12', { [resourceKeys.product(12)]: failed(null) });
    expect(text).toContain('This product could not be loaded');
    expect(text).toContain('Retry');
    expect(text).not.toContain('Loading product details...');
  });

  it.each([404, 200])('that does not exist is a page that is not found: %d (D-22)', async (answered) => {
    const { status } = await renderUrl('/product/12', {
      [resourceKeys.product(12)]: { status: answered, body: [] },
    });
    expect(status).toBe(404);
  });

  it('links the articles that mention it', async () => {
    const articles = [{ id: 'lugs', title: 'Crimping lugs', date: '2026-04-09' }];
    const page = async (parts: object) =>
      renderUrl('/product/1', {
        [resourceKeys.product(1)]: { status: 200, body: [{ id: 1, name: 'Ring Lug', images: '', ...parts }] },
      });
    const { html, text } = await page({ articles });
    expect(text).toContain('Related articles Crimping lugs 9 April 2026');
    expect(html).toContain('href="/blog/lugs"');
    expect((await page({})).text).not.toContain('Related articles');
  });

  it('is loaded by its id: another id is another request (S-166, S-168)', async () => {
    const responses = {
      [resourceKeys.product(1)]: { status: 200, body: [{ id: 1, name: 'Ring Lug', images: '', data: '' }] },
    };
    expect((await renderUrl('/product/1', responses)).text).toContain('Ring Lug');
    const other = await renderUrl('/product/2', responses);
    expect(other.text).toContain('Loading product details...');
    expect(other.text).not.toContain('Ring Lug');
  });
});

describe('a size of a product (D-56)', () => {
  const rows = Array.from({ length: 40 }, (_, at) => ({
    a1: `EV-BG-${at}`,
    a2: `M${at} × 1.5`,
    a3: `${at}–${at + 1}`,
  }));
  const data = { headers: ['Ordering code', 'Entry thread', 'Clamping range (mm)'], rows };
  const gland = {
    id: 2,
    name: 'Brass Gland',
    description: 'For cables.',
    images: '',
    data: JSON.stringify(data),
    size_facts: [
      { label: 'Entry thread', text: 'M0–M39' },
      { label: 'Clamping range', text: '0–40 mm' },
    ],
  };
  const responses = { [resourceKeys.product(2)]: { status: 200, body: [gland] } };
  const structured = (head: string) =>
    [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );

  it('is marked in its row, on its page of the table, and named in the header', async () => {
    const { html, text, head, status, isCacheable } = await renderUrl('/product/2?size=ev-bg-30', responses);
    expect({ status, isCacheable }).toEqual({ status: 200, isCacheable: false });
    const [row = '', ...others] = html.match(/<tr[^>]*aria-current="true".*?<\/tr>/gs) ?? [];
    expect(others).toEqual([]);
    expect(row).toContain('EV-BG-30');
    expect(row).not.toContain('data-off');
    expect(row).toMatch(/<th[^>]*id="size"/);
    expect(text).toContain('Rows 19–36 of 40');
    expect(text).toContain('Entry thread M30 × 1.5 M0–M39 Clamping range 30–31 mm');
    expect(head).toContain('<title>EV-BG-30 – Brass Gland');
    expect(head).toContain(
      'content="EV-BG-30: Brass Gland. Entry thread: M30 × 1.5, Clamping range (mm): 30–31"',
    );
    expect(head).toContain('rel="canonical" href="https://elvora.example/product/2"');
  });

  it('is added by the main button, also without script', async () => {
    const { html, text } = await renderUrl('/product/2?size=ev-bg-30', responses);
    const bar = /<form[^>]*action="\/cart"(?:(?!<\/form>).)*Add To Quote/s;
    expect(bar.exec(html)?.[0]).toContain('value="EV-BG-30"');
    expect(text).toContain('Adds EV-BG-30. The dealer');
    const whole = await renderUrl('/product/2', responses);
    expect(bar.exec(whole.html)?.[0]).not.toContain('name="code"');
  });

  it.each([
    ['?size=EV-X', 'EV-X is not a size of this product.'],
    ['?size=EV-BG-1&size=EV-BG-2', 'This address names more than one size.'],
  ])('%s shows the product with a notice', async (query, notice) => {
    const { html, text, status, isCacheable, head } = await renderUrl(`/product/2${query}`, responses);
    expect({ status, isCacheable }).toEqual({ status: 200, isCacheable: false });
    expect(text).toContain(notice);
    expect(html).not.toMatch(/<tr[^>]*aria-current/);
    expect(head).toContain('<title>Brass Gland');
  });

  it('is a variant in the structured data of its product', async () => {
    const { head, isCacheable } = await renderUrl('/product/2', responses);
    expect(isCacheable).toBe(true);
    const group = structured(head).find((entry) => entry['@type'] === 'ProductGroup');
    expect(group).toMatchObject({ name: 'Brass Gland', productGroupID: '2' });
    const variants = group?.['hasVariant'] as unknown[];
    expect(variants).toHaveLength(40);
    expect(variants[30]).toEqual({
      '@type': 'Product',
      name: 'Brass Gland – EV-BG-30',
      sku: 'EV-BG-30',
      mpn: 'EV-BG-30',
      url: 'https://elvora.example/product/2?size=EV-BG-30#size',
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Entry thread', value: 'M30 × 1.5' },
        { '@type': 'PropertyValue', name: 'Clamping range (mm)', value: '30–31' },
      ],
    });
  });

  it('can be ordered without script by a form of its own, with its quantity (D-63)', async () => {
    const { html } = await renderUrl('/product/2', responses);
    const forms = [...html.matchAll(/<form[^>]*>(?:(?!<\/form>).)*data-part="addSize".*?<\/form>/gs)];
    expect(forms).toHaveLength(40);
    const [form = ''] = forms[30] ?? [];
    expect(form).toMatch(/^<form [^>]*action="\/cart" method="post">/);
    expect(form).toContain('<input type="hidden" name="product" value="2"/>');
    expect(form).toMatch(/<noscript><input [^>]*name="quantity"[^>]*><\/noscript>/);
    expect(form).toMatch(/<button [^>]* value="EV-BG-30" name="code">/);
  });

  it('is marked in the title of a transposed table', async () => {
    const turned = {
      headers: ['Parameter', 'EV-PF-1', 'EV-PF-2'],
      rows: [{ a1: 'Phase loss', a2: 'Yes', a3: 'No' }],
    };
    const { html } = await renderUrl('/product/2?size=EV-PF-2', {
      [resourceKeys.product(2)]: { status: 200, body: [{ ...gland, data: JSON.stringify(turned) }] },
    });
    expect(html).toMatch(/<th[^>]*aria-current="true"[^>]*id="size"[^>]*>(?:(?!<\/th>).)*EV-PF-2/s);
  });

  it('opens when its code is searched for, unless a list is requested', async () => {
    const found = finderResponse({ exactSize: { productId: 2, code: 'EV-BG-30' } });
    const typed = { [finderKey({ query: 'ev-bg-30' })]: found };
    expect(await renderUrl('/search?query=ev-bg-30', typed)).toMatchObject({
      status: 302,
      location: '/product/2?size=EV-BG-30#size',
    });
    const listed = { [finderKey({ query: 'ev-bg-30', look: 'table' })]: found };
    expect((await renderUrl('/search?query=ev-bg-30&look=table', listed)).text).toContain(
      'Results for “ev-bg-30”',
    );
  });
});
