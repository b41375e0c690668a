import { ArticleBody } from '@elvora/design-system/ArticleBody';
import { Container } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { articleHtml } from '../../_support/article.ts';

const meta = preview.meta({
  component: ArticleBody,
  parameters: { design: ['storefront-blog-article-desktop', 'storefront-blog-article-mobile'] },
  args: { html: articleHtml },
  render: (args) => (
    <Container width="reading">
      <ArticleBody {...args} />
    </Container>
  ),
});

export const Default = meta.story();

export const Playground = meta.story({ args: { variant: 'answer' } });
