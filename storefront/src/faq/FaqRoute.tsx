import type { SitePage } from '@elvora/catalogue/model';
import { faq as meta } from '../content/meta.json';
import { useResource } from '../data/useResource.ts';
import { usePageDocument } from '../document/DocumentContext.tsx';
import { metaOf } from '../document/texts.ts';
import { Loaded } from '../Loaded.tsx';
import { NotFound } from '../notFound/NotFound.tsx';
import { paths } from '../paths.ts';
import { FailedText } from '../texts/FailedText.tsx';
import { LoadingText } from '../texts/LoadingText.tsx';
import { FaqView } from './FaqView.tsx';

const document = { ...metaOf(meta), canonicalPath: paths.faq };

/** Questions that are often asked (D-02). */
export function Route() {
  const page = useResource('sitePage', 'faq');
  usePageDocument({ ...document, ...(page.status === 'failed' ? { status: 503 } : {}) });
  return (
    <Loaded
      failed={(_error, retry) => (
        <FailedText
          isRetrying={page.status === 'failed' && page.isRetrying}
          onRetry={retry}
          title="The questions could not be loaded"
        />
      )}
      loading={<LoadingText />}
      missing={<NotFound />}
      of={page}
    >
      {(data) => <Ready page={data} />}
    </Loaded>
  );
}

function Ready({ page }: { page: SitePage }) {
  const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: page.title }];
  usePageDocument({ ...document, breadcrumbs, structuredData: [faqPage(page)] });
  return <FaqView breadcrumbs={breadcrumbs} page={page} />;
}

/** The questions for search engines, as the page shows them. */
function faqPage({ questions }: SitePage) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
