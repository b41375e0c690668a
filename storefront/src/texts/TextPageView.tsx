import type { SitePage } from '@elvora/catalogue/model';
import { ArticleBody } from '@elvora/design-system/ArticleBody';
import { PageHeader } from '@elvora/design-system/PageHeader';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { TextColumn } from './TextColumn.tsx';

export interface TextPageViewProps {
  breadcrumbs: readonly Breadcrumb[];
  page: Pick<SitePage, 'title' | 'content'>;
}

/** A page that is one long text. */
export function TextPageView({ breadcrumbs, page: { title, content } }: TextPageViewProps) {
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} />
      <TextColumn>
        <ArticleBody html={content} />
      </TextColumn>
    </>
  );
}
