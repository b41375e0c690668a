import { validationTexts } from '@elvora/catalogue/contract';
import { validationError } from '../http/httpErrors.ts';

/** What somebody who knows us tries first. */
export const companyWords = [
  'elvora',
  'admin',
  'administrator',
  'catalogue',
  'switchgear',
  'electrical',
] as const;

/** Read when somebody sets a password, and then for good: the list is of no use before. */
let commonPasswords: Promise<ReadonlySet<string>> | null = null;

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** Whether others have this password, or it is one of our own words with digits and signs around it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase();
  const bare = plain.replace(/[^\p{Letter}]+/gu, '');
  if (companyWords.some((word) => word === bare)) return true;
  commonPasswords ??= loadCommonPasswords();
  return (await commonPasswords).has(plain);
}

/** Refuses a new password that is guessed first of all. */
export async function requireUncommonPassword(field: string, password: string | undefined): Promise<void> {
  if (password === undefined || !(await isCommonPassword(password))) return;
  throw validationError([{ field, text: validationTexts.passwordCommon }]);
}
