/** A part of a description: a paragraph, or a list. */
export type DescriptionBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/**
 * Plain text as blocks: paragraphs stand apart by a blank line, lines that begin with a bullet are a list. No word is
 * lost.
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

/** The first line of a part begins a paragraph of its own. */
const startsParagraph = (part: string, line: string) => part.trimStart().startsWith(line);
