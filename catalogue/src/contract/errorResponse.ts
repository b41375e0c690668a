import * as v from 'valibot';
import { readOptionalText } from '../operations/wire.ts';
import { optionalValue } from './fields.ts';

/** What an error answer `{success: false, error, message, fields?}` tells. */
export interface ErrorResponse {
  /** In the host's own words, as `message` or `error` carries them; null when there are none. */
  text: string | null;
  /** What is wrong with single fields of what was sent, by their names on the wire. */
  fields: Readonly<Record<string, string>>;
}

export const errorResponseSchema = v.object({
  error: optionalValue<string>(),
  message: optionalValue<string>(),
  fields: v.optional(v.fallback(v.record(v.string(), v.string()), {}), {}),
});

/** Reads any answer of a failed call; one without words tells nothing and is no failure itself. */
export function readErrorResponse(answer: unknown): ErrorResponse {
  const result = v.safeParse(errorResponseSchema, answer);
  if (!result.success) return { text: null, fields: {} };
  const { error, message, fields } = result.output;
  return { text: readOptionalText(message) ?? readOptionalText(error), fields };
}

/** The text of an error answer; null when there is none. */
export const errorResponseText = (answer: unknown) => readErrorResponse(answer).text;
