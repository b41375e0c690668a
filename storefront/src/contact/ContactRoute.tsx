import type { FormsClient } from '@elvora/catalogue/client';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import content from '../content/contact.json';
import { contact as meta } from '../content/meta.json';
import { useApiClient } from '../runtime/data/DataContext.tsx';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { metadataFromContent } from '../site/pageTitles.ts';
import { useSubmittedForm } from '../runtime/forms/SubmittedFormProvider.tsx';
import { paths } from '../site/paths.ts';
import { quoteMessage } from './quoteMessage.ts';
import { ContactView } from './ContactView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: content.title }];

/** Contact Us. `?subject=quote` selects that subject (D-13); `product` and `quantity`, or `question`, fill in the message. */
export function Route() {
  usePageMetadata({ ...metadataFromContent(meta), canonicalPath: paths.contact, breadcrumbs });
  const { search } = useLocation();
  const loadApiClient = useApiClient();
  const send = useCallback<FormsClient['sendContact']>(
    async (form, options) => (await loadApiClient()).forms.sendContact(form, options),
    [loadApiClient],
  );
  const query = new URLSearchParams(search);
  return (
    <ContactView
      submitted={useSubmittedForm(paths.contact)}
      breadcrumbs={breadcrumbs}
      isForQuote={query.get('subject') === 'quote'}
      message={quoteMessage(query)}
      send={send}
    />
  );
}
