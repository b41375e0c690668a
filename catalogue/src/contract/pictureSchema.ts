import * as v from 'valibot';
import { pictureFromName, type Picture } from '../model/picture.ts';
import { readImageNames } from '../operations/images.ts';
import { lenient, nullable } from './fields.ts';

const pixelsField = nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));

export const pictureSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  width: pixelsField,
  height: pixelsField,
  // Data URIs of pictures only: a foreign host must not inject any other URL.
  placeholder: nullable(v.pipe(v.string(), v.regex(/^data:image\/(webp|jpeg|png|svg\+xml)[;,]/))),
  alt: v.optional(v.fallback(v.string(), ''), ''),
}) satisfies v.GenericSchema<unknown, Picture>;

/** Reads a picture from an object as our server sends it, or from a plain name or URL. */
function readPicture(value: unknown): Picture | null {
  const result = v.safeParse(pictureSchema, value);
  if (result.success) return result.output;
  const [name] = readImageNames(Array.isArray(value) ? value : [value]);
  return name === undefined ? null : pictureFromName(name);
}

type PictureInput = v.InferInput<typeof pictureSchema>;

export const pictureField = v.optional(
  lenient<PictureInput | string | null, Picture | null>(readPicture),
  null,
);
