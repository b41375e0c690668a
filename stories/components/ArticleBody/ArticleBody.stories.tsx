import { ArticleBody, ArticleFooter } from '@elvora/design-system/ArticleBody';
import { ButtonLink } from '@elvora/design-system/Button';
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

export const Playground = meta.story({ tags: ['!test'], args: { variant: 'answer' } });

/** `ArticleFooter` ends an article with its tags and a link back. */
export const WithFooter = meta.story({
  render: (args) => (
    <Container width="reading">
      <ArticleBody {...args} />
      <ArticleFooter
        action={
          <ButtonLink href="#blog" size="sm" tone="secondary">
            Back to Articles
          </ButtonLink>
        }
        tags={['Cable glands', 'IP ratings']}
      />
    </Container>
  ),
});
