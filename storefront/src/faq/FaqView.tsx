import type { SitePage } from '@elvora/catalogue/model';
import { Accordion } from '@elvora/design-system/Accordion';
import { ArticleBody } from '@elvora/design-system/ArticleBody';
import { Stack } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { TextColumn } from '../texts/TextColumn.tsx';

export interface FaqViewProps {
  breadcrumbs: readonly Breadcrumb[];
  page: Pick<SitePage, 'title' | 'content' | 'questions'>;
}

/** Lists the questions, each unfolding its answer. */
export function FaqView({ breadcrumbs, page: { title, content, questions } }: FaqViewProps) {
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} />
      <TextColumn>
        <Stack gap="4">
          {content !== '' && <ArticleBody html={content} />}
          <Accordion
            items={questions.map(({ id, title: question, answer }) => ({
              id,
              title: question,
              content: <ArticleBody html={answer} variant="answer" />,
            }))}
          />
        </Stack>
      </TextColumn>
    </>
  );
}
