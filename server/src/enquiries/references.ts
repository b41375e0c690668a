import { randomInt } from 'node:crypto';
import type { EnquiryKind } from '@elvora/catalogue/model';

/** Without what looks or sounds alike, and without vowels: no word comes out. */
const referenceAlphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';

const referencePrefixes = {
  quote: 'Q',
  contact: 'C',
  distributor: 'D',
  newsletter: 'N',
} as const satisfies Record<EnquiryKind, string>;

const randomLetter = () => referenceAlphabet[randomInt(referenceAlphabet.length)] ?? '';
const randomLetters = (length: number) => Array.from({ length }, randomLetter).join('');

/** A number to refer to over the phone, such as `Q-7K3M-2X`: by chance, so that none tells of another. */
export const makeReference = (kind: EnquiryKind) =>
  `${referencePrefixes[kind]}-${randomLetters(4)}-${randomLetters(2)}`;
