const styleElement = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi;
/** Quoted attribute values may contain `>`. */
const startTag = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const styleAttribute = /(\s)style\s*=\s*/gi;

/**
 * Returns HTML without styles; style attributes become `data-style`. Chromium applies the page's content security policy to documents of `DOMParser`, too, and
 * reports every style attribute of a pasted spreadsheet as a violation.
 */
export const withoutStyles = (html: string): string =>
  html.replace(styleElement, '').replace(startTag, (tag) => tag.replace(styleAttribute, '$1data-style='));
