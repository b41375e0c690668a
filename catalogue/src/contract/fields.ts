import * as v from 'valibot';
import { readFlag, readId } from '../operations/wire.ts';

// Fields of the wire as schemas. A key that is missing is read like an empty one: hosts leave out what they do not have.

export const unknownField = v.optional(v.unknown());

/** Text, or a number where a host writes numbers for text; anything else is empty. */
export const text = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) =>
      typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '',
    ),
  ),
  '',
);

/** A whole number from number or text; without one the entry cannot be used. */
export const id = v.pipe(v.unknown(), v.transform(readId), v.number());

/** A number a host may not know. */
export const count = v.optional(v.pipe(v.unknown(), v.transform(readId)), null);

/** 0 when the host keeps no versions. */
export const version = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => readId(value) ?? 0),
  ),
  0,
);

export const flag = v.optional(v.pipe(v.unknown(), v.transform(readFlag)), 0);

export const names = v.optional(v.fallback(v.array(v.string()), []), []);

/** A value that may be missing, null or damaged; then it is null. */
export const nullable = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.optional(v.fallback(v.nullable(schema), null), null);

/** A list that may be missing or damaged; then it is empty. */
export const listOf = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.optional(v.fallback(v.array(schema), []), []);
