import * as v from 'valibot';
import { ContractError } from './contractError.ts';
import { count } from './fields.ts';

/** Returns a function that parses a response; it throws `ContractError` for a response that does not match. */
export function createReader<T>(schema: v.GenericSchema<unknown, T>): (response: unknown) => T {
  return (response) => {
    const result = v.safeParse(schema, response, { abortEarly: true });
    if (result.success) return result.output;
    const [issue] = result.issues;
    throw new ContractError(`${v.getDotPath(issue) ?? 'response'}: ${issue.message}`);
  };
}

/** Values of `success` that report a failure; a missing one reports success. */
const failureValues: readonly unknown[] = [false, 0, '0', 'false'];

/** Whether a response reports a failure in its body, regardless of its status. */
export const isFailureResponse = (response: unknown) =>
  typeof response === 'object' &&
  response !== null &&
  'success' in response &&
  failureValues.includes(response.success);

/** A response that does not report a failure. */
export function successEnvelope<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.check((response) => !isFailureResponse(response), 'success is false'),
    schema,
  );
}

/** `{success, data}`, the envelope of every list but two; plain `{data}` is accepted. */
export function dataEnvelope<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  return successEnvelope(
    v.pipe(
      v.object({ data: schema }),
      v.transform(({ data }) => data),
    ),
  );
}

/** A page of a list with the total number of entries; without a total the page is the complete list. */
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

/** A bare list, as for best sellers and a product by id; one in an envelope is accepted, too. */
export function bareListSchema<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> {
  const bare = v.array(schema);
  const wrapped = dataEnvelope(bare);
  return v.lazy((response) => (Array.isArray(response) ? bare : wrapped));
}
