import type { FormsClient } from '@elvora/catalogue/client';
import { useCallback } from 'react';
import { newsletter as content } from '../content/footer.json';
import { newsletter as meta } from '../content/meta.json';
import { useApiClient } from '../data/DataContext.tsx';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { metadataFromContent } from '../document/pageTitles.ts';
import { useSubmittedForm } from '../data/SubmittedFormProvider.tsx';
import { paths } from '../paths.ts';
import { NewsletterView } from './NewsletterView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: content.name }];

/** The newsletter's own page: where the form in the foot leads without script (D-15). */
export function Route() {
  usePageMetadata(metadataFromContent(meta));
  const loadLine = useApiClient();
  const send = useCallback(
    async (...sent: Parameters<FormsClient['subscribe']>) => {
      const { forms } = await loadLine();
      await forms.subscribe(...sent);
      return { reference: '' };
    },
    [loadLine],
  );
  return (
    <NewsletterView submitted={useSubmittedForm(paths.newsletter)} breadcrumbs={breadcrumbs} send={send} />
  );
}
