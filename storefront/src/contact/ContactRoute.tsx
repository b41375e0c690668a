import type { FormsClient } from '@elvora/catalogue/client';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import content from '../content/contact.json';
import { contact as meta } from '../content/meta.json';
import { useApiClient } from '../data/DataContext.tsx';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { metadataFromContent } from '../document/pageTitles.ts';
import { useSubmittedForm } from '../data/SubmittedFormProvider.tsx';
import { paths } from '../paths.ts';
import { quoteMessage } from './quoteMessage.ts';
import { ContactView } from './ContactView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: content.title }];

/** Contact Us; with `?subject=quote` the form asks for a quote (D-13), with `product` and `quantity` for that product. */
export function Route() {
  usePageMetadata({ ...metadataFromContent(meta), canonicalPath: paths.contact, breadcrumbs });
  const { search } = useLocation();
  const loadLine = useApiClient();
  const send = useCallback<FormsClient['sendContact']>(
    async (form, options) => (await loadLine()).forms.sendContact(form, options),
    [loadLine],
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
