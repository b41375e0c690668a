import { ClientError } from '@elvora/catalogue/client';

const inputKeptNote = 'Everything you typed is still here.';

/** Error message of a submission, with what to do next. */
export function submissionErrorText(error: unknown): string {
  if (!(error instanceof ClientError)) return `It could not be sent. ${inputKeptNote}`;
  const { kind, status, text, retryAfter } = error;
  if (kind === 'network') return `It could not be sent: there is no connection. ${inputKeptNote}`;
  if (status === 429)
    return `Too many forms were sent from your network. Try again ${inMinutesText(retryAfter)}. ${inputKeptNote}`;
  if (status !== null && status < 500 && text !== null) return `${text} ${inputKeptNote}`;
  return `It could not be sent. Try again in a moment. ${inputKeptNote}`;
}

function inMinutesText(seconds: number | null): string {
  const minutes = Math.max(1, Math.ceil((seconds ?? 60) / 60));
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
