import type { Resource } from '@elvora/catalogue/contract';
import type { EmbeddedAnswers } from '../data/DataContext.tsx';

/** What a resource says among given answers; null when it is not there, or not readable: the page tells then. */
export function answerIn<T>(answers: EmbeddedAnswers, { key, read }: Resource<T>): T | null {
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (!answer || answer.status >= 400) return null;
  try {
    return read(answer.body);
  } catch {
    return null;
  }
}
