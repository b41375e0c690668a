/** Maximum length of a recorded query. */
export const maxRecordedLength = 200;

/** Shorter numbers are catalogue figures, and '×' separates dimensions. */
const phonePattern = /[+(]?\p{Nd}(?:(?:(?!×)[\s\p{P}\p{S}]){0,3}\p{Nd}){7,}/gu;

/** The sign of a mail address, spaced or spelt out, in a text of single spaces. */
const mailSignPattern = / ?(?:@|[([] ?at ?[)\]]) ?/gi;

/**
 * Returns a query as it may be stored: one line of at most 200 characters, with email addresses and
 * possible phone numbers masked. Eight consecutive digits count as a phone number, even if they are
 * a figure: privacy comes first.
 */
export function maskPersonalData(text: string): string {
  const line = text
    .slice(0, maxRecordedLength * 4)
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return line
    .replace(mailSignPattern, '@')
    .split(' ')
    .map((word) => (word.includes('@') ? '(mail address)' : word))
    .join(' ')
    .replace(phonePattern, '(number)')
    .slice(0, maxRecordedLength)
    .toWellFormed();
}
