import { expect, openPage, test, pageHeading } from './support.ts';

const columns = ['Serial No.', 'File Name', 'File Type', 'File Size', 'Date Added', 'Actions'];

test.describe('Media & Downloads', () => {
  test('lists 16 files in a table with its six columns (S-006, S-039, S-247, S-248, S-249, S-252, S-253, S-254)', async ({
    page,
    isMobile,
  }) => {
    await openPage(page, '/media');
    await expect(pageHeading(page)).toHaveText('Media & Downloads');
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(breadcrumbs).toHaveText(['Home', 'Media & Downloads']);
    const table = page.getByRole('table', { name: 'Available Files' });
    await expect(table.locator('caption')).toHaveText('Available Files');
    await expect(table.locator('thead th')).toHaveText(columns);
    await expect(table.getByRole('rowheader')).toHaveCount(16);
    await expect(table.getByRole('rowheader').first()).toHaveText('Social Compliance Policy');
    const added = table.locator('tbody time').first();
    await expect(added).toHaveAttribute('datetime', '2026-01-12');
    await expect(added).toHaveText('12 January 2026');
    // On phones each card contains its labels.
    if (isMobile) return;
    await expect(table.getByRole('columnheader')).toHaveCount(6);
    await page.setViewportSize({ width: 768, height: 900 });
    const rowWidth = () =>
      table
        .getByRole('row')
        .last()
        .evaluate((row) => row.clientWidth);
    expect(await rowWidth()).toBe(await table.evaluate((frame) => frame.clientWidth));
  });

  test(
    'previews in a new tab and downloads (S-250, S-251, S-255, D-27)',
    { tag: '@once' },
    async ({ page, request }) => {
      await openPage(page, '/media');
      const preview = page.getByRole('link', {
        name: /^Preview Social Compliance Policy, PDF, .*opens in a new tab$/,
      });
      await expect(preview).toHaveAttribute('target', '_blank');
      const shown = await request.get((await preview.getAttribute('href')) ?? '');
      expect(shown.headers()['content-type']).toBe('application/pdf');
      expect(shown.headers()['content-disposition']).toMatch(/^inline/);

      const office = page.getByRole('link', {
        name: /^Preview Waste Management Plan, DOCX, .*downloads the file$/,
      });
      await expect(office).toHaveAttribute('target', '_blank');
      const saved = await request.get((await office.getAttribute('href')) ?? '');
      expect(saved.headers()['content-disposition']).toMatch(/^attachment/);

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: /^Download Social Compliance Policy/ }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('social-compliance-policy.pdf');
    },
  );

  test(
    'every listed file and the supplier code exist (S-068, S-253)',
    { tag: '@once' },
    async ({ page, request }) => {
      await openPage(page, '/media');
      const links = page.getByRole('link', { name: /^(Download|Supplier Code of Conduct)/ });
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs).toHaveLength(17);
      for (const href of hrefs) expect((await request.head(href)).status(), href).toBe(200);
    },
  );

  test('filters by kind and sorts by column @once', async ({ page, isMobile }) => {
    await openPage(page, '/media');
    const rows = page.getByRole('table').getByRole('rowheader');
    await page.getByRole('button', { name: /^XLSX/ }).click();
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: /^All/ }).click();
    await expect(rows).toHaveCount(16);
    if (isMobile) return;
    await page.getByRole('button', { name: 'File Name' }).click();
    await expect(rows.first()).toHaveText('Anti-Bribery and Anti-Corruption Policy');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all files can be opened and downloaded', { tag: '@once' }, async ({ page }) => {
    await page.goto('/media');
    await expect(page.getByRole('link', { name: /^Preview/ })).toHaveCount(16);
    await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(16);
    await expect(page.getByRole('button', { name: /^XLSX/ })).toBeHidden();
  });
});
