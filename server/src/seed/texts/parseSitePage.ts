import type { SitePage } from '@elvora/catalogue/model';
import { marked } from 'marked';
import { wrapTables } from '../../texts/articleHtml.ts';
import { cleanHtml } from './cleanHtml.ts';

/** A page out of its Markdown: front matter with title and description, a first line that repeats the title, the text. */
export function parseSitePage(markdown: string, { hasQuestions }: { hasQuestions: boolean }): SitePage {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? [];
  const field = (name: string) => new RegExp(`^${name}: *(.+)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  const text = body.replace(/^\s*# [^\n]*\n/, '');
  const [before = '', ...parts] = hasQuestions ? text.split(/^## /m) : [text];
  return {
    title: field('title'),
    description: field('description'),
    content: renderMarkdown(before),
    questions: parts.map((part) => {
      const [title = '', ...answer] = part.split('\n');
      return { id: headingId(title), title: title.trim(), answer: renderMarkdown(answer.join('\n')) };
    }),
  };
}

const renderMarkdown = (markdown: string) =>
  wrapTables(cleanHtml(marked.parse(markdown, { async: false, gfm: true })));

/** A title as the fragment of an address. */
export const headingId = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
