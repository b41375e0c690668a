/** Matches text that the operator still has to fill in: '(legal name to be entered)', '(Street and number)'. */
const bracketed = String.raw`\((?:[^()]*\bto be (?:entered|completed|confirmed)|street and number|industrial estate)\)`;
/** A postal code with unknown digits, '700 0xx', and a phone number of zeros, '+91 00000 00000'. */
const openNumber = String.raw`\b\d{3} (?:\dxx|xxx)\b|\b(?:91)?0{5}[ -]?0{5}\b`;
/** Matches a text marked as a template: 'Template. To be checked by counsel.' */
const labelled = String.raw`^\W*template\b(?=\W|$)|\blorem ipsum\b`;

const placeholder = new RegExp([bracketed, openNumber, labelled].join('|'), 'i');

/** Whether a text is a placeholder, which is never public (D-62). */
export const isPlaceholder = (text: string): boolean => placeholder.test(text);

const blocks = /<(p|li|blockquote|h[1-6]|td|th|dd|dt)\b[^<>]*>(?:(?!<\1\b)[\s\S])*?<\/\1>/gi;
const textOf = (html: string) => html.replace(/<[^<>]*>/g, '');

export interface PublicHtml {
  html: string;
  /** The removed texts. */
  placeholders: readonly string[];
}

/**
 * Removes the placeholders from an HTML text: only the remark itself when it is in brackets, otherwise its
 * entire paragraph.
 */
export function withoutPlaceholders(html: string): PublicHtml {
  const placeholders: string[] = [];
  const remarked = html.replace(new RegExp(String.raw` ?${bracketed}`, 'gi'), (remark) => {
    placeholders.push(remark.trim());
    return '';
  });
  const publicHtml = remarked.replace(blocks, (block) => {
    const text = textOf(block).trim();
    if (!isPlaceholder(text)) return block;
    placeholders.push(text);
    return '';
  });
  return { html: publicHtml, placeholders };
}
