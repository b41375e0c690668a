import { NewsletterForm } from '@elvora/design-system/NewsletterForm';
import { useState } from 'react';
import { newsletter } from '../content/footer.json';
import { type LoadApiClient, useApiClient } from '../runtime/data/DataContext.tsx';
import { paths } from '../site/paths.ts';
import { importOnline } from '../runtime/browser/importOnline.ts';

async function subscribeError(loadApiClient: LoadApiClient, email: string): Promise<string | null> {
  try {
    // Loaded on use, because most visitors never subscribe.
    const { sendNewsletter } = await importOnline(() => import('./sendNewsletter.ts'));
    return await sendNewsletter(loadApiClient, email);
  } catch (error) {
    console.error('The subscription script could not be loaded.', error);
    return newsletter.unreachable;
  }
}

/** The newsletter's field in the footer of every page. */
export function Newsletter() {
  const loadApiClient = useApiClient();
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState<string>();

  const subscribe = async (email: string) => {
    setStatus('sending');
    const problem = await subscribeError(loadApiClient, email);
    setError(problem ?? undefined);
    setStatus(problem === null ? 'sent' : 'idle');
  };

  return (
    <NewsletterForm
      action={paths.newsletter}
      error={error}
      hint={newsletter.hint}
      onSubmit={(email) => void subscribe(email)}
      status={status}
      successMessage={newsletter.thanks}
      title={newsletter.title}
    />
  );
}
