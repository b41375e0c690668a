import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createReader, dataEnvelope } from './envelopes.ts';

it.each([
  [{ success: false, data: 'x' }, /^response: success is false$/],
  ['x', /^response: Invalid type/],
  [{ data: 7 }, /^data: Invalid type/],
])('reports why %j cannot be used', (response, message) => {
  const read = createReader(dataEnvelope(v.string()));
  expect(() => read(response)).toThrow(
    expect.objectContaining({ name: 'ContractError', message: expect.stringMatching(message) }),
  );
});
