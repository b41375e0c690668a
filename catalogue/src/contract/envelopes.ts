import * as v from 'valibot';
import { ContractError } from './contractError.ts';
import { count } from './fields.ts';

/** A schema as a function; an answer that does not fit throws `ContractError`. */
export function createReader<T>(schema: v.GenericSchema<unknown, T>): (answer: unknown) => T {
  return (answer) => {
    const result = v.safeParse(schema, answer, { abortEarly: true });
    if (result.success) return result.output;
    const [issue] = result.issues;
    throw new ContractError(`${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`);
  };
}

/** `success` as hosts write no; one that does not say means yes. */
const failureValues: readonly unknown[] = [false, 0, '0', 'false'];

/** Whether an answer says that what was asked has not been done. */
export const isFailureResponse = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  'success' in answer &&
  failureValues.includes(answer.success);

/** An answer of this shape that does not say `success: false`. */
export function successEnvelope<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.check((answer) => !isFailureResponse(answer), 'success is false'),
    schema,
  );
}

/** `{success, data}`: the wrapper of every list but two. `data` alone, as `{data}`, will do. */
export function dataEnvelope<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  return successEnvelope(
    v.pipe(
      v.object({ data: schema }),
      v.transform(({ data }) => data),
    ),
  );
}

/** A page of a list with the number of all entries; a host that does not count has sent them all. */
export interface Page<T> {
  items: readonly T[];
  total: number;
}

export function pageEnvelope<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, Page<T>> {
  return successEnvelope(
    v.pipe(
      v.object({ data: v.array(schema), total: count }),
      v.transform(({ data, total }) => ({ items: data, total: total ?? data.length })),
    ),
  );
}

/** A bare list, as best sellers and a product by id come; a wrapped one is read as well. */
export function bareListSchema<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> {
  const bare = v.array(schema);
  const inside = dataEnvelope(bare);
  return v.lazy((answer) => (Array.isArray(answer) ? bare : inside));
}
