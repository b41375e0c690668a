import { distributorTicks } from '../model/forms.ts';

/** What the fields of an HTML form say, by their names. */
export type FormTexts = Readonly<Record<string, string>>;

/** The fields of the application as its schema reads them: a ticked box says something, and a choice nobody made says nothing. */
export function distributorFormOf(texts: FormTexts): Record<string, unknown> {
  const chosen = Object.entries(texts).filter(([, text]) => text !== '');
  const ticked = distributorTicks.map((name) => [name, texts[name] === 'on']);
  return { ...Object.fromEntries(chosen), ...Object.fromEntries(ticked) };
}
