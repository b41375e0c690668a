import { publicReaders } from '@elvora/catalogue/contract';
import type { Answered } from './answers.ts';
import type { Source } from './sources.ts';

/** An answer as the host gives it. */
export interface HostAnswer {
  status: number;
  body: unknown;
}

/** Answers by resource key. */
export type HostAnswers = Readonly<Record<string, HostAnswer>>;

/** One answer serves many pages; what it means is worked out once. */
const known = new WeakMap<HostAnswer, Answered>();

/** Reads an answer for the page it is embedded in, which then need not know how. */
export function readAnswer({ kind, key }: Source, answer: HostAnswer): Answered {
  const before = known.get(answer);
  if (before) return before;
  const answered = reading(key, publicReaders[kind], answer);
  known.set(answer, answered);
  return answered;
}

function reading(key: string, read: (answer: unknown) => unknown, { status, body }: HostAnswer): Answered {
  if (status >= 400) return { failure: { kind: 'http', status, text: textOf(body) } };
  try {
    return { data: read(body) };
  } catch (cause) {
    console.error(`The answer to ${key} has another shape than the contract states.`, cause);
    return { failure: { kind: 'contract' } };
  }
}

function textOf(body: unknown): string | null {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return typeof message === 'string' ? message : null;
}
