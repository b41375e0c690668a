import * as v from 'valibot';
import { readFlag, readId } from '../operations/wire.ts';

// Schemas for fields of responses. Reading is lenient: other hosts leave out what they do not have and write numbers as
// text, so a missing key counts as empty. The input type is what the contract states and what our server sends.

/** Reads any value; `Stated` is its type in the contract. */
export const lenient = <Stated, Output>(read: (value: unknown) => Output) =>
  v.pipe(v.unknown(), v.transform(read)) as v.GenericSchema<Stated, Output>;

/** A field that may be missing, and that a separate function parses. */
export const optionalValue = <Stated>() => v.optional(lenient<Stated, unknown>((value) => value));

/** Text, or a number where a host writes numbers for text; anything else reads as empty. */
export const text = v.optional(
  lenient<string, string>((value) =>
    typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '',
  ),
  '',
);

/** A whole number from number or text; an entry without one is unusable. */
export const id = v.pipe(lenient<number, number | null>(readId), v.number());

/** A number that a host may not provide. */
export const count = v.optional(lenient<number | null, number | null>(readId), null);

/** 0 when a host sends no version. */
export const version = v.optional(
  lenient<number, number>((value) => readId(value) ?? 0),
  0,
);

/** 0 or 1, in any form that a host may send (`readFlag`). */
export const flag = v.optional(lenient<number, boolean>(readFlag), 0);

export const names = v.optional(v.fallback(v.array(v.string()), []), []);

/** A value that may be missing, null or damaged; then it is null. */
export const nullable = <Input, Output>(schema: v.GenericSchema<Input, Output>) =>
  v.optional(v.fallback(v.nullable(schema), null), null);

/** A list that may be missing or damaged; then it is empty. */
export const listOf = <Input, Output>(schema: v.GenericSchema<Input, Output>) =>
  v.optional(v.fallback(v.array(schema), []), []);
