import type { SitePage } from '@elvora/catalogue/model';
import { marked } from 'marked';
import { withScrollingTables } from '../../texts/articleHtml.ts';
import { cleanHtml } from './cleanHtml.ts';

/** A page out of its Markdown: front matter with title and description, a first line that repeats the title, the text. */
export function readSitePage(markdown: string, { hasQuestions }: { hasQuestions: boolean }): SitePage {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? [];
  const field = (name: string) => new RegExp(`^${name}: *(.+)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  const text = body.replace(/^\s*# [^\n]*\n/, '');
  const [before = '', ...parts] = hasQuestions ? text.split(/^## /m) : [text];
  return {
    title: field('title'),
    description: field('description'),
    content: htmlOf(before),
    questions: parts.map((part) => {
      const [title = '', ...answer] = part.split('\n');
      return { id: fragmentOf(title), title: title.trim(), answer: htmlOf(answer.join('\n')) };
    }),
  };
}

const htmlOf = (markdown: string) =>
  withScrollingTables(cleanHtml(marked.parse(markdown, { async: false, gfm: true })));

/** A title as the fragment of an address. */
export const fragmentOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
