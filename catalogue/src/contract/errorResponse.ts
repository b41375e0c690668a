import * as v from 'valibot';
import { readOptionalText } from '../operations/wire.ts';
import { optionalValue } from './fields.ts';

/** Content of an error response `{success: false, error, message, fields?}`. */
export interface ErrorResponse {
  /** The host's `message`, else its `error`; null when both are missing. */
  text: string | null;
  /** Messages for single fields, by their names on the wire. */
  fields: Readonly<Record<string, string>>;
}

export const errorResponseSchema = v.object({
  error: optionalValue<string>(),
  message: optionalValue<string>(),
  fields: v.optional(v.fallback(v.record(v.string(), v.string()), {}), {}),
});

/** Reads the body of a failed request; a body of another shape gives no text and no fields. */
export function readErrorResponse(body: unknown): ErrorResponse {
  const result = v.safeParse(errorResponseSchema, body);
  if (!result.success) return { text: null, fields: {} };
  const { error, message, fields } = result.output;
  return { text: readOptionalText(message) ?? readOptionalText(error), fields };
}

/** Returns the text of an error response; null when it has none. */
export const errorResponseText = (body: unknown) => readErrorResponse(body).text;
