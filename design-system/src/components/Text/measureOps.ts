const number = String.raw`\d+(?:[.,]\d+)*`;
const range = String.raw`${number}(?:–${number})?`;
const unit = String.raw`[kMmµ]?(?:A|V|W|Hz|VA|Ω|m|g|F|s)|mm²|cm²?|N?m|kN|kvar|HP|°C|K|bar|min|h|%`;

/** A number or a range with its unit, a bare range, or a thread with its pitch. */
const measure = new RegExp(
  String.raw`(?<![\p{L}\d])(?:M\d+ × ${number}|${range} ?(?:${unit})(?![\p{L}\d²])|${number}–${number})`,
  'gu',
);

/** A part of a text; a measure must not be broken at the end of a line. */
export interface MeasurePart {
  text: string;
  isMeasure: boolean;
}

/** Cuts a text into what may be broken at the end of a line and what may not. The parts put together are the text. */
export function measureParts(text: string): MeasurePart[] {
  const parts: MeasurePart[] = [];
  let end = 0;
  for (const found of text.matchAll(measure)) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index), isMeasure: false });
    parts.push({ text: found[0], isMeasure: true });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMeasure: false });
  return parts;
}
