import { isMaterialWord } from './vocabulary/materialWords.ts';
import { stemWord } from './words.ts';

/** Returns the index word of products whose description states a material. */
export const statedMaterial = (stem: string): string => `of_${stem}`;

const statement =
  /(?:^|[.;•\n])\s{0,3}(?:Material|Body|Housing|Body and \p{L}{2,20}): (\p{L}[^,.;•\n(]{2,40})/gu;

/** Reads 'Material: brass, nickel plated on request' as brass, and 'Red flashing light and an 80 dB tone' as red. */
export function readStatedMaterials(description: string): string[] {
  const [, first = ''] = /^(\p{L}+) /u.exec(description) ?? [];
  const statements = description.includes(': ') ? [...description.slice(0, 4000).matchAll(statement)] : [];
  return [first, ...statements.map(([, text = '']) => text)].flatMap((text) =>
    text
      .toLowerCase()
      .split(/\P{L}+/u)
      .filter(isMaterialWord)
      .map((word) => statedMaterial(stemWord(word))),
  );
}
