/** A paragraph or list of a description. */
export type DescriptionBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/**
 * Splits plain text into blocks: blank lines separate paragraphs, lines that start with a bullet form a list. No text
 * is lost.
 */
export function descriptionBlocks(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  for (const part of text.replace(/\r\n?/g, '\n').split(/\n\s*\n/)) {
    for (const line of part.split('\n').map((one) => one.trim())) {
      if (line === '') continue;
      const last = blocks.at(-1);
      const item = /^[•–-]\s+(.*)$/.exec(line)?.[1];
      if (item !== undefined) {
        if (last?.kind === 'list') last.items.push(item);
        else blocks.push({ kind: 'list', items: [item] });
      } else if (last?.kind === 'paragraph' && !startsParagraph(part, line)) last.text += `\n${line}`;
      else blocks.push({ kind: 'paragraph', text: line });
    }
  }
  return blocks;
}

/** Whether a line is the first of its kind, which starts a new block. */
const startsParagraph = (part: string, line: string) => part.trimStart().startsWith(line);
