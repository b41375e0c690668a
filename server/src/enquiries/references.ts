import { randomInt } from 'node:crypto';
import type { EnquiryKind } from '@elvora/catalogue/model';

/** No characters that look or sound alike, and no vowels, which could form words. */
const referenceAlphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';

const referencePrefixes = {
  quote: 'Q',
  contact: 'C',
  distributor: 'D',
  newsletter: 'N',
} as const satisfies Record<EnquiryKind, string>;

const randomCharacter = () => referenceAlphabet[randomInt(referenceAlphabet.length)] ?? '';
const randomText = (length: number) => Array.from({ length }, randomCharacter).join('');

/** Returns a reference to quote on the phone, such as `Q-7K3M-2X`. Random, so it reveals no number of enquiries. */
export const makeReference = (kind: EnquiryKind) =>
  `${referencePrefixes[kind]}-${randomText(4)}-${randomText(2)}`;
