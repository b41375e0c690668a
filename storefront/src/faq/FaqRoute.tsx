import type { SitePage } from '@elvora/catalogue/model';
import { faq as meta } from '../content/meta.json';
import { useResource } from '../data/useResource.ts';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { metadataFromContent } from '../document/pageTitles.ts';
import { ResourceContent } from '../ResourceContent.tsx';
import { NotFound } from '../notFound/NotFound.tsx';
import { paths } from '../paths.ts';
import { TextLoadError } from '../texts/TextLoadError.tsx';
import { TextSkeleton } from '../texts/TextSkeleton.tsx';
import { FaqView } from './FaqView.tsx';

const faqMetadata = { ...metadataFromContent(meta), canonicalPath: paths.faq };

/** Questions that are often asked (D-02). */
export function Route() {
  const page = useResource('sitePage', 'faq');
  usePageMetadata({ ...faqMetadata, ...(page.status === 'failed' ? { status: 503 } : {}) });
  return (
    <ResourceContent
      failed={(_error, retry) => (
        <TextLoadError
          isRetrying={page.status === 'failed' && page.isRetrying}
          onRetry={retry}
          title="The questions could not be loaded"
        />
      )}
      loading={<TextSkeleton />}
      missing={<NotFound />}
      resource={page}
    >
      {(data) => <LoadedFaq page={data} />}
    </ResourceContent>
  );
}

function LoadedFaq({ page }: { page: SitePage }) {
  const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: page.title }];
  usePageMetadata({ ...faqMetadata, breadcrumbs, structuredData: [faqJsonLd(page)] });
  return <FaqView breadcrumbs={breadcrumbs} page={page} />;
}

/** The questions for search engines, as the page shows them. */
function faqJsonLd({ questions }: SitePage) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
