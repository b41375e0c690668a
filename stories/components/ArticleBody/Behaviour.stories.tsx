import { ArticleBody } from '@elvora/design-system/ArticleBody';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page, pageBody } from '../../_support/Page.tsx';
import { articleHtml } from '../../_support/article.ts';

const meta = preview.meta({ component: ArticleBody, tags: ['behaviour'], args: { html: articleHtml } });

export const KeepsTheHeadingOutline = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(canvas.getByRole('table')).toHaveAccessibleName(/^Metric brass glands/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

/** A wide table scrolls in its own box, not the page. */
export const FitsTheNarrowestViewport = meta.story({
  render: (args) => (
    <Page height={900} width={320}>
      <ArticleBody {...args} />
    </Page>
  ),
  play: async ({ canvas }) => {
    const body = pageBody(await canvas.findByTitle('320 px'));
    await waitFor(() => expect(body.querySelectorAll('table')).toHaveLength(1));
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
  },
});
