import type { FormsClient } from '@elvora/catalogue/client';
import { useCallback } from 'react';
import { newsletter as content } from '../content/footer.json';
import { newsletter as meta } from '../content/meta.json';
import { useLine } from '../data/DataContext.tsx';
import { usePageDocument } from '../document/DocumentContext.tsx';
import { metaOf } from '../document/texts.ts';
import { useAnsweredForm } from '../data/AnsweredFormProvider.tsx';
import { paths } from '../paths.ts';
import { NewsletterView } from './NewsletterView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: content.name }];

/** The newsletter's own page: where the form in the foot leads without script (D-15). */
export function Route() {
  usePageDocument(metaOf(meta));
  const loadLine = useLine();
  const send = useCallback(
    async (...sent: Parameters<FormsClient['subscribe']>) => {
      const { forms } = await loadLine();
      await forms.subscribe(...sent);
      return { reference: '' };
    },
    [loadLine],
  );
  return (
    <NewsletterView answered={useAnsweredForm(paths.newsletter)} breadcrumbs={breadcrumbs} send={send} />
  );
}
