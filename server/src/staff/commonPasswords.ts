import { validationTexts } from '@elvora/catalogue/contract';
import { validationError } from '../http/httpErrors.ts';

/** Easily guessed words of this product and its field. */
export const companyWords = [
  'elvora',
  'admin',
  'administrator',
  'catalogue',
  'switchgear',
  'electrical',
] as const;

/** Loaded on first use: most processes never set a password. */
let commonPasswords: Promise<ReadonlySet<string>> | null = null;

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** Whether a password is on the list of common ones, or a company word combined with digits and symbols. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const normalised = password.normalize('NFKC').toLowerCase();
  const letters = normalised.replace(/[^\p{Letter}]+/gu, '');
  if (companyWords.some((word) => word === letters)) return true;
  commonPasswords ??= loadCommonPasswords();
  return (await commonPasswords).has(normalised);
}

/** Throws a validation error for a common password. */
export async function requireUncommonPassword(field: string, password: string | undefined): Promise<void> {
  if (password === undefined || !(await isCommonPassword(password))) return;
  throw validationError([{ field, text: validationTexts.passwordCommon }]);
}
