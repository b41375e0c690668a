import type { SitePage } from '@elvora/catalogue/model';
import { ArticleBody } from '@elvora/design-system/ArticleBody';
import { Container, Section } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';

export interface TextPageViewProps {
  breadcrumbs: readonly Breadcrumb[];
  page: Pick<SitePage, 'title' | 'content'>;
}

/** A page that is one long text. */
export function TextPageView({ breadcrumbs, page: { title, content } }: TextPageViewProps) {
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} width="reading" />
      <Section rhythm="catalogue">
        <Container width="reading">
          <ArticleBody html={content} />
        </Container>
      </Section>
    </>
  );
}
