import * as v from 'valibot';
import { tableBounds } from '../model/specification.ts';
import { validationTexts } from './validationTexts.ts';

/** A drawing in a request. A newer version of the site may have families that this one does not know. */
export const drawingInput = v.object(
  {
    family: v.pipe(
      v.string(validationTexts.unreadable),
      v.regex(/^[a-z0-9-]{1,40}$/, validationTexts.unreadable),
    ),
    columns: v.record(
      v.pipe(v.string(), v.regex(/^[A-Z]$/, validationTexts.unreadable)),
      v.pipe(
        v.string(validationTexts.unreadable),
        v.maxLength(tableBounds.cellLength, validationTexts.unreadable),
        v.check((title) => !title.includes('\0'), validationTexts.unreadable),
      ),
      validationTexts.unreadable,
    ),
  },
  validationTexts.unreadable,
);
