import { type Theme, themeCss } from '@elvora/design-system/theme';
import { groveTheme } from '../stories/foundations/groveTheme.ts';

/** Themes of the toolbar, by the value of its switch. */
export const themes: Record<string, { title: string; theme: Theme }> = {
  light: { title: 'Light', theme: {} },
  grove: { title: 'Grove (example brand)', theme: groveTheme },
};

let sheet: CSSStyleSheet | undefined;

/** Applies a theme to the document. */
export function showTheme(name: string) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(themeCss(themes[name]?.theme ?? {}));
}
