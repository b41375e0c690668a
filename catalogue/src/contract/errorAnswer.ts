import * as v from 'valibot';
import { readName } from '../operations/wire.ts';
import { anything } from './fields.ts';

/** What an error answer `{success: false, error, message, fields?, data?}` tells. */
export interface ErrorAnswer {
  /** In the host's own words, as `message` or `error` carries them; null when there are none. */
  text: string | null;
  /** What is wrong with single fields of what was sent, by their names on the wire. */
  fields: Readonly<Record<string, string>>;
  /** What stands there now, when a write came too late (412); null when the host does not tell. */
  data: unknown;
}

const errorSchema = v.object({
  error: anything,
  message: anything,
  fields: v.optional(v.fallback(v.record(v.string(), v.string()), {}), {}),
  data: anything,
});

/** Reads any answer of a failed call; one without words tells nothing and is no failure itself. */
export function readErrorAnswer(answer: unknown): ErrorAnswer {
  const result = v.safeParse(errorSchema, answer);
  if (!result.success) return { text: null, fields: {}, data: null };
  const { error, message, fields, data } = result.output;
  return { text: readName(message) ?? readName(error), fields, data: data ?? null };
}

/** The text of an error answer; null when there is none. */
export const errorText = (answer: unknown) => readErrorAnswer(answer).text;
