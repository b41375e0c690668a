import { Breadcrumbs } from '@elvora/design-system/Breadcrumbs';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page, pageBody } from '../../_support/Page.tsx';
import { breadcrumbsOfDepth } from '../../_support/breadcrumbs.ts';

const meta = preview.meta({
  component: Breadcrumbs,
  tags: ['behaviour'],
  args: { items: breadcrumbsOfDepth(4) },
});

export const IsALandmarkWithAnOrderedListOfLinks = meta.story({
  play: async ({ canvas }) => {
    const way = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    const list = within(way).getByRole('list');
    await expect(list.tagName).toBe('OL');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    const links = within(way).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Home',
      'Control & Switchgear',
      'Contactors',
    ]);
    await expect(links[1]).toHaveAttribute('href', '#level-1');
  },
});

export const TheCurrentPageIsNoLink = meta.story({
  play: async ({ canvas }) => {
    const current = canvas.getByText('Power Contactor 9–38 A');
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current.closest('a')).toBeNull();
  },
});

/** 8 levels at 320 px, in both directions, each row at least 24 px high. */
export const EightLevelsFit320Pixels = meta.story({
  render: () => (
    <>
      <Page width={320}>
        <Breadcrumbs items={breadcrumbsOfDepth(8)} />
      </Page>
      <Page width={321}>
        <div dir="rtl">
          <Breadcrumbs items={breadcrumbsOfDepth(8)} />
        </div>
      </Page>
    </>
  ),
  play: async ({ canvas }) => {
    for (const title of ['320 px', '321 px']) {
      const page = pageBody(canvas.getByTitle(title));
      await waitFor(() => expect(within(page).getAllByRole('link')).toHaveLength(7));
      const { scrollWidth, clientWidth } = page.ownerDocument.documentElement;
      await expect(scrollWidth).toBe(clientWidth);
      for (const link of within(page).getAllByRole('link'))
        await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
});

const onSelect = fn();

/** In the admin, selecting a level goes back to it; the first is 'Root'. */
export const ButtonsReportTheChosenLevel = meta.story({
  beforeEach: () => {
    onSelect.mockClear();
  },
  render: () => (
    <Breadcrumbs
      items={[{ label: 'Root' }, { label: 'Cable Accessories' }, { label: 'Cable Glands' }]}
      onSelect={onSelect}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button').map((step) => step.textContent)).toEqual([
      'Root',
      'Cable Accessories',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Cable Accessories' }));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(onSelect.mock.calls).toEqual([[1], [0]]);
  },
});

export const RendersNothingWithoutItems = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
