import { faq as meta } from '../content/meta.json';
import { type PageData, usePageResource } from '../runtime/data/pageResources.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { metadataFromContent } from '../site/pageTitles.ts';
import { ResourceContent } from '../runtime/data/ResourceContent.tsx';
import { NotFound } from '../notFound/NotFound.tsx';
import { paths } from '../site/paths.ts';
import { TextLoadError } from '../texts/TextLoadError.tsx';
import { TextSkeleton } from '../texts/TextSkeleton.tsx';
import { faqResources } from './faqPage.ts';
import { FaqView } from './FaqView.tsx';

const faqMetadata = { ...metadataFromContent(meta), canonicalPath: paths.faq };

/** Frequently asked questions (D-02). */
export function Route() {
  const page = usePageResource(faqResources, 'page');
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

type Faq = PageData<typeof faqResources>;

function LoadedFaq({ page }: Faq) {
  const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: page.title }];
  usePageMetadata({ ...faqMetadata, breadcrumbs, structuredData: [faqJsonLd(page)] });
  return <FaqView breadcrumbs={breadcrumbs} page={page} />;
}

/** Structured data of the questions. */
function faqJsonLd({ questions }: Faq['page']) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
