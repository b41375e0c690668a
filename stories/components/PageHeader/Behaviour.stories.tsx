import { PageHeader } from '@elvora/design-system/PageHeader';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { breadcrumbsOfDepth } from '../../_support/breadcrumbs.ts';

const meta = preview.meta({
  component: PageHeader,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'Power Contactor 9–38 A', breadcrumbs: breadcrumbsOfDepth(4) },
});

/** Navigation focuses the title to announce the page (D-31). */
export const TitleCanBeFocusedByScriptOnly = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Power Contactor 9–38 A' });
    title.focus();
    await expect(title).toHaveFocus();
    title.blur();
    document.body.focus();
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab();
    await expect(title).not.toHaveFocus();
  },
});

export const HasNoBreadcrumbLandmarkWithoutBreadcrumbs = meta.story({
  args: { breadcrumbs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
