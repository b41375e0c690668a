import * as v from 'valibot';
import {
  type VocabularyDraft,
  type VocabularyEntry,
  vocabularyKinds,
  vocabularyLengths,
} from '../model/vocabulary.ts';
import { id, text, version } from './fields.ts';
import { requiredLine } from './inputFields.ts';
import { validationTexts } from './validationTexts.ts';

export const vocabularyEntrySchema = v.object({
  id,
  version,
  kind: v.picklist(vocabularyKinds),
  typed: text,
  meaning: text,
  isRemoved: v.boolean(),
}) satisfies v.GenericSchema<unknown, VocabularyEntry>;

/** Rejects text that consists of commas only. */
const phrasesField = (missing: string, maxLength: number) =>
  v.pipe(
    requiredLine(missing, maxLength),
    v.check((phrases) => /[\p{L}\p{N}]/u.test(phrases), validationTexts.notAPhrase),
  );

const codeField = (missing: string, maxLength: number) =>
  v.pipe(
    requiredLine(missing, maxLength),
    v.check((code) => !code.includes(','), validationTexts.notOneCode),
    v.check((code) => code.replace(/[^\p{L}\p{N}]/gu, '').length >= 3, validationTexts.codeTooShort),
  );

/** Body of a request that creates or changes a synonym or a cross-reference. */
export const vocabularyInputSchema = v.variant(
  'kind',
  [
    v.object({
      kind: v.literal('synonym'),
      typed: phrasesField(validationTexts.typedMissing, vocabularyLengths.synonym.typed),
      meaning: phrasesField(validationTexts.meaningMissing, vocabularyLengths.synonym.meaning),
    }),
    v.object({
      kind: v.literal('cross-reference'),
      typed: codeField(validationTexts.typedMissing, vocabularyLengths['cross-reference'].typed),
      meaning: codeField(validationTexts.meaningMissing, vocabularyLengths['cross-reference'].meaning),
    }),
  ],
  validationTexts.notAChoice,
) satisfies v.GenericSchema<unknown, VocabularyDraft>;
