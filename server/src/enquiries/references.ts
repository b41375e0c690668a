import { randomInt } from 'node:crypto';
import type { EnquiryKind } from '@elvora/catalogue/model';

/** Without what looks or sounds alike, and without vowels: no word comes out. */
const letters = '23456789BCDFGHJKMNPQRSTVWXYZ';

const initials = {
  quote: 'Q',
  contact: 'C',
  distributor: 'D',
  newsletter: 'N',
} as const satisfies Record<EnquiryKind, string>;

const letter = () => letters[randomInt(letters.length)] ?? '';
const group = (length: number) => Array.from({ length }, letter).join('');

/** A number to refer to over the phone, such as `Q-7K3M-2X`: by chance, so that none tells of another. */
export const makeReference = (kind: EnquiryKind) => `${initials[kind]}-${group(4)}-${group(2)}`;
