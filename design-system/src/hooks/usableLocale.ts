/** Fallback language of numbers and dates. */
const defaultLocale = 'en-IN';

/** Returns a language that `Intl` accepts; it throws for invalid tags, such as `en_IN` or one from a damaged setting. */
export function usableLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? defaultLocale;
  } catch {
    return defaultLocale;
  }
}
