import type { Product } from '@elvora/catalogue/model';
import { formatDay } from '@elvora/design-system/ArticleCard';
import { Heading } from '@elvora/design-system/Heading';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { RowList, RowListItem } from '@elvora/design-system/RowList';
import { paths } from '../site/paths.ts';

/** Links the blog articles that mention the product; renders nothing without any. */
export function RelatedArticles({ articles }: Pick<Product, 'articles'>) {
  if (articles.length === 0) return null;
  return (
    <Section rhythm="catalogue">
      <Container>
        <Stack gap="2">
          <Heading level={2} variant="heading3">
            Related articles
          </Heading>
          <RowList label="Related articles">
            {articles.map(({ id, title, date }) => (
              <RowListItem facts={formatDay(date)} href={paths.article(id)} key={id} name={title} />
            ))}
          </RowList>
        </Stack>
      </Container>
    </Section>
  );
}
