import { ArticleBody } from '@elvora/design-system/ArticleBody';
import { Container } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { articleHtml } from '../../_support/article.ts';

const meta = preview.meta({
  component: ArticleBody,
  tags: ['visual'],
  args: { html: articleHtml },
  render: (args) => (
    <Container width="reading">
      <ArticleBody {...args} />
    </Container>
  ),
});

export const Article = meta.story();

export const Answer = meta.story({ args: { variant: 'answer' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
