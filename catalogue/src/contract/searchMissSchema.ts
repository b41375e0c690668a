import * as v from 'valibot';
import type { SearchMissPage } from '../model/searchMiss.ts';
import { id, nullable, text } from './fields.ts';
import { optionalLine, requiredLine } from './inputFields.ts';
import { validationTexts } from './validationTexts.ts';

export const searchChoiceSchema = v.object({
  question: requiredLine(validationTexts.unreadable, 300),
  productId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  code: optionalLine(60),
});

const wholeNumber = v.pipe(v.number(), v.integer());

export const searchMissPageSchema = v.object({
  isRecording: v.boolean(),
  total: wholeNumber,
  asked: wholeNumber,
  items: v.array(
    v.object({
      text,
      asked: wholeNumber,
      lastDay: text,
      chosen: nullable(v.object({ productId: id, productName: text, code: text, count: wholeNumber })),
    }),
  ),
}) satisfies v.GenericSchema<unknown, SearchMissPage>;
