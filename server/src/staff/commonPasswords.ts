import { writeTexts } from '@elvora/catalogue/contract';
import { refuseFields } from '../http/failures.ts';

/** What somebody who knows us tries first. */
export const ownWords = [
  'elvora',
  'admin',
  'administrator',
  'catalogue',
  'switchgear',
  'electrical',
] as const;

/** Read when somebody sets a password, and then for good: the list is of no use before. */
let reading: Promise<ReadonlySet<string>> | null = null;

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** Whether others have this password, or it is one of our own words with digits and signs around it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase();
  const bare = plain.replace(/[^\p{Letter}]+/gu, '');
  if (ownWords.some((word) => word === bare)) return true;
  reading ??= read();
  return (await reading).has(plain);
}

/** Refuses a new password that is guessed first of all. */
export async function requireUncommon(field: string, password: string | undefined): Promise<void> {
  if (password === undefined || !(await isCommonPassword(password))) return;
  throw refuseFields([{ field, text: writeTexts.passwordCommon }]);
}
