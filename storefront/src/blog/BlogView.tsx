import { ArticleCard, type ArticleCardProps } from '@elvora/design-system/ArticleCard';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Container, Grid, Section } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Skeleton } from '@elvora/design-system/Skeleton';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { errorHelpText } from '../site/errorHelp.ts';

export type BlogState =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void; isRetrying: boolean }
  | { status: 'ready'; articles: readonly Omit<ArticleCardProps, 'headingLevel' | 'priority'>[] };

export interface BlogViewProps {
  title: string;
  lead: string;
  breadcrumbs: readonly Breadcrumb[];
  state: BlogState;
}

/** Number of cards on the first screen. */
const eagerCardCount = 3;
const columns = { xs: 1, sm: 2, md: 3 } as const;
const placeholders = Array.from({ length: 6 }, (_, at) => at);

/** All articles as cards. */
export function BlogView({ title, lead, breadcrumbs, state }: BlogViewProps) {
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} lead={lead} title={title} />
      <Section rhythm="catalogue">
        <Container>
          {state.status === 'failed' ? (
            <ErrorPanel
              isRetrying={state.isRetrying}
              onRetry={state.onRetry}
              text={errorHelpText}
              title="The articles could not be loaded"
            />
          ) : (
            <Grid columns={columns} gap="3" isList={state.status === 'ready'}>
              {state.status === 'ready'
                ? state.articles.map((article, at) => (
                    <li key={article.href}>
                      <ArticleCard {...article} priority={at < eagerCardCount} />
                    </li>
                  ))
                : placeholders.map((place) => <Skeleton key={place} ratio="3/4" />)}
            </Grid>
          )}
        </Container>
      </Section>
    </>
  );
}
