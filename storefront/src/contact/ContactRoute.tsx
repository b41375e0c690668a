import type { FormsClient } from '@elvora/catalogue/client';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import content from '../content/contact.json';
import { contact as meta } from '../content/meta.json';
import { useLine } from '../data/DataContext.tsx';
import { usePageDocument } from '../document/DocumentContext.tsx';
import { metaOf } from '../document/texts.ts';
import { useAnsweredForm } from '../data/AnsweredFormProvider.tsx';
import { paths } from '../paths.ts';
import { quoteText } from './quoteText.ts';
import { ContactView } from './ContactView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: content.title }];

/** Contact Us; with `?subject=quote` the form asks for a quote (D-13), with `product` and `quantity` for that product. */
export function Route() {
  usePageDocument({ ...metaOf(meta), canonicalPath: paths.contact, breadcrumbs });
  const { search } = useLocation();
  const loadLine = useLine();
  const send = useCallback<FormsClient['sendContact']>(
    async (form, options) => (await loadLine()).forms.sendContact(form, options),
    [loadLine],
  );
  const query = new URLSearchParams(search);
  return (
    <ContactView
      answered={useAnsweredForm(paths.contact)}
      breadcrumbs={breadcrumbs}
      isForQuote={query.get('subject') === 'quote'}
      message={quoteText(query)}
      send={send}
    />
  );
}
