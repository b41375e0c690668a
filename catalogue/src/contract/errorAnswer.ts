import * as v from 'valibot';
import { readName } from '../operations/wire.ts';
import { anything } from './fields.ts';

/** What an error answer `{success: false, error, message, fields?}` tells. */
export interface ErrorAnswer {
  /** In the host's own words, as `message` or `error` carries them; null when there are none. */
  text: string | null;
  /** What is wrong with single fields of what was sent, by their names on the wire. */
  fields: Readonly<Record<string, string>>;
}

const errorSchema = v.object({
  error: anything,
  message: anything,
  fields: v.optional(v.fallback(v.record(v.string(), v.string()), {}), {}),
});

/** Reads any answer of a failed call; one without words tells nothing and is no failure itself. */
export function readErrorAnswer(answer: unknown): ErrorAnswer {
  const result = v.safeParse(errorSchema, answer);
  if (!result.success) return { text: null, fields: {} };
  const { error, message, fields } = result.output;
  return { text: readName(message) ?? readName(error), fields };
}

/** The text of an error answer; null when there is none. */
export const errorText = (answer: unknown) => readErrorAnswer(answer).text;
