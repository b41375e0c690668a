import { ClientError } from '@elvora/catalogue/client';

const kept = 'Everything you typed is still here.';

/** What to say when something could not be sent, in words that tell what to do. */
export function failureText(error: unknown): string {
  if (!(error instanceof ClientError)) return `It could not be sent. ${kept}`;
  const { kind, status, text, retryAfter } = error;
  if (kind === 'network') return `It could not be sent: there is no connection. ${kept}`;
  if (status === 429) return `Too many were sent from here. Try again ${inMinutes(retryAfter)}. ${kept}`;
  if (status !== null && status < 500 && text !== null) return `${text} ${kept}`;
  return `It could not be sent. Try again in a moment. ${kept}`;
}

function inMinutes(seconds: number | null): string {
  const minutes = Math.max(1, Math.ceil((seconds ?? 60) / 60));
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
