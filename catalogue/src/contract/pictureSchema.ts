import * as v from 'valibot';
import { pictureFromName, type Picture } from '../model/picture.ts';
import { readImageNames } from '../operations/images.ts';
import { nullable } from './fields.ts';

const pixelsField = nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));

export const pictureSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  width: pixelsField,
  height: pixelsField,
  // Only a picture may be drawn from here: a foreign host must not slip in another kind of address.
  placeholder: nullable(v.pipe(v.string(), v.regex(/^data:image\/(webp|jpeg|png|svg\+xml)[;,]/))),
  alt: v.optional(v.fallback(v.string(), ''), ''),
}) satisfies v.GenericSchema<unknown, Picture>;

/** The picture of a field that holds one: an object as ours, or just its name or address. */
export function readPicture(value: unknown): Picture | null {
  const known = v.safeParse(pictureSchema, value);
  if (known.success) return known.output;
  const [name] = readImageNames(Array.isArray(value) ? value : [value]);
  return name === undefined ? null : pictureFromName(name);
}

export const pictureField = v.optional(v.pipe(v.unknown(), v.transform(readPicture)), null);
