import { NewsletterForm } from '@elvora/design-system/NewsletterForm';
import { useState } from 'react';
import { newsletter } from '../content/footer.json';
import { useLine } from '../data/DataContext.tsx';
import { paths } from '../paths.ts';

/** The newsletter's field in the foot of every page. */
export function Newsletter() {
  const loadLine = useLine();
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState<string>();

  const subscribe = async (email: string) => {
    setStatus('sending');
    // Most visitors never use it: what it takes comes when somebody does.
    const { sendNewsletter } = await import('./sendNewsletter.ts');
    const problem = await sendNewsletter(loadLine, email);
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
      thanks={newsletter.thanks}
      title={newsletter.title}
    />
  );
}
