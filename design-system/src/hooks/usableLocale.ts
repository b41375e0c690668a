/** Language of numbers and days where none, or none that can be used, is given. */
const defaultLocale = 'en-IN';

/** Returns a language that `Intl` takes: it throws for tags that are none, such as `en_IN` or one from a damaged setting. */
export function usableLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? defaultLocale;
  } catch {
    return defaultLocale;
  }
}
