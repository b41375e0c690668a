import { isMaterialWord } from './vocabulary/materialWords.ts';
import { stemWord } from './words.ts';

/** Returns the index word of products whose description states a material. */
export const statedMaterial = (stem: string): string => `of_${stem}`;

const statement =
  /(?:^|[.;•\n])\s{0,3}(?:Material|Body|Housing|Body and \p{L}{2,20}): (\p{L}[^,.;•\n(]{2,40})/gu;

/** Reads 'Material: brass, nickel plated on request' as brass. */
export function readStatedMaterials(description: string): string[] {
  if (!description.includes(': ')) return [];
  return [...description.slice(0, 4000).matchAll(statement)].flatMap(([, text = '']) =>
    text
      .toLowerCase()
      .split(/\P{L}+/u)
      .filter(isMaterialWord)
      .map((word) => statedMaterial(stemWord(word))),
  );
}
