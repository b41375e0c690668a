const codeWords =
  String.raw`(?:ordering |order |article |part |item |product |type |model |catalogue |cat\. ?)?codes?\b|` +
  String.raw`\b(?:part|article|item|order(?:ing)?|product|type|cat(?:alogue|\.)?|model)[ -]?(?:no\b|nr\b|number\b)\.?|` +
  String.raw`\b(?:sku|mpn)\b|^ref(?:\.|erence)?$`;

const codePattern = new RegExp(String.raw`\b${codeWords}`, 'i');

/** Codes that do not identify the product itself. */
const otherCodePattern =
  /\b(?:colou?r|hsn?|tariff|customs|bar|qr|date|country|postal|post|pin|zip|letter|ip|ik|ral|dress|error|fault|function|trip|wiring|safety)[ -]?codes?\b|\bcode (?:letter|of (?:practice|conduct))\b/i;

/** Words at the beginning of a title that refer to a different product. */
const referencePattern =
  /^(?:for|fits?|suits?|matching|mates? with|replace[sd]?|replacement for|successor|see|same as|used? with|with|compatible|instead of|alternative|similar|former|earlier|old|previous)\b/i;

/** Whether a column title stands for ordering codes: 'Ordering code', 'Part No.', 'Code, curve B'. */
export const isCodeTitle = (title: string) =>
  codePattern.test(title) && !otherCodePattern.test(title) && !isReferenceTitle(title);

/**
 * Whether a title only refers to another product: 'For contactors', 'Replaces'. With a number it is a
 * variant: 'For 160 A frame'.
 */
export const isReferenceTitle = (title: string) => referencePattern.test(title.trim()) && !/\d/.test(title);

/** Whether a title is a part that is ordered with the product, such as 'LED module 24 V AC/DC' or 'Wiring link set'. */
export const isPartTitle = (title: string) =>
  /\b(?:module|set|kit|insert)\b/i.test(title) && !isReferenceTitle(title);

/** Returns the variant in a column title: 'curve B' of 'Code, curve B', '' of 'Ordering code', else the full title. */
export function titleVariant(title: string): string {
  const rest = title
    .replace(codePattern, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:;–-]+|[\s,:;–-]+$/g, '');
  const inBrackets = /^\((.*)\)$/.exec(rest) ?? /^\[(.*)\]$/.exec(rest);
  return (inBrackets?.[1] ?? rest).trim();
}
