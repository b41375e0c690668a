import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDraft } from './distributorDraft.ts';

it('parses what was saved (D-16)', () => {
  fc.assert(
    fc.property(fc.nat(), fc.dictionary(fc.string(), fc.string()), (savedAt, values) => {
      expect(parseDraft(JSON.stringify({ savedAt, values }))).toEqual(
        JSON.parse(JSON.stringify({ savedAt, values })),
      );
    }),
  );
});

it.each([
  null,
  '',
  'null',
  '[]',
  '{',
  '{"savedAt":1}',
  '{"savedAt":"1","values":{}}',
  '{"savedAt":1,"values":[]}',
])('rejects %j', (text) => expect(parseDraft(text)).toBeNull());

it('drops values that are not strings, and never throws', () => {
  expect(parseDraft('{"savedAt":1,"values":{"city":"Pune","terms":true}}')?.values).toEqual({ city: 'Pune' });
  fc.assert(fc.property(fc.json(), (text) => void parseDraft(text)));
});
