import type { FormsClient } from '@elvora/catalogue/client';
import { useCallback } from 'react';
import { newsletter as content } from '../content/footer.json';
import { newsletter as meta } from '../content/meta.json';
import { useApiClient } from '../runtime/data/DataContext.tsx';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { metadataFromContent } from '../site/pageTitles.ts';
import { useSubmittedForm } from '../runtime/forms/SubmittedFormProvider.tsx';
import { paths } from '../site/paths.ts';
import { NewsletterView } from './NewsletterView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: content.name }];

/** The page that the newsletter form of the footer posts to without script (D-15). */
export function Route() {
  usePageMetadata(metadataFromContent(meta));
  const loadApiClient = useApiClient();
  const send = useCallback(
    async (...params: Parameters<FormsClient['subscribe']>) => {
      const { forms } = await loadApiClient();
      await forms.subscribe(...params);
      return { reference: '' };
    },
    [loadApiClient],
  );
  return (
    <NewsletterView submitted={useSubmittedForm(paths.newsletter)} breadcrumbs={breadcrumbs} send={send} />
  );
}
