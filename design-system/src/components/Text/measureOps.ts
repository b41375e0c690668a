const number = String.raw`\d+(?:[.,]\d+)*`;
const range = String.raw`${number}(?:–${number})?`;
/** Ends with letters before them: 'M12–M63', 'IP54–IP68', '−20–80'. */
const namedEnd = String.raw`(?:\p{L}{1,3} ?|[−+-])?${number}`;
const unit = String.raw`[kMmµ]?(?:A|V|W|Hz|VA|Ω|m|g|F|s)|mm²|cm²?|N?m|kN|kvar|HP|°C|K|bar|min|h|%`;

/** Matches a number or range with its unit, a range, or a thread with its pitch. */
const measure = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[.,])(?:M\d+ × ${number}|${range} ?(?:${unit})(?![\p{L}\d²])|${namedEnd}–${namedEnd}(?: ?(?:${unit})(?![\p{L}\d²]))?)`,
  'gu',
);

/** Part of a text; measures must not wrap. */
export interface MeasurePart {
  text: string;
  isMeasure: boolean;
}

/** Splits a text into measures, which must not wrap, and the text between them. Joined, the parts equal the text. */
export function measureParts(text: string): MeasurePart[] {
  const parts: MeasurePart[] = [];
  let end = 0;
  for (const match of text.matchAll(measure)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isMeasure: false });
    parts.push({ text: match[0], isMeasure: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMeasure: false });
  return parts;
}
