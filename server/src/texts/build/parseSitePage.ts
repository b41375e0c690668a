import type { SitePage } from '@elvora/catalogue/model';
import { marked } from 'marked';
import { wrapTables } from '../articleHtml.ts';
import { cleanHtml } from './cleanHtml.ts';

/** Parses a page: front matter with title and description, then Markdown, whose first heading repeats the title. */
export function parseSitePage(markdown: string, { hasQuestions }: { hasQuestions: boolean }): SitePage {
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? [];
  const field = (name: string) => new RegExp(`^${name}: *(.+)$`, 'm').exec(frontMatter)?.[1]?.trim() ?? '';
  const text = body.replace(/^\s*# [^\n]*\n/, '');
  const [introduction = '', ...sections] = hasQuestions ? text.split(/^## /m) : [text];
  return {
    title: field('title'),
    description: field('description'),
    content: renderMarkdown(introduction),
    questions: sections.map((section) => {
      const [title = '', ...answer] = section.split('\n');
      return { id: headingId(title), title: title.trim(), answer: renderMarkdown(answer.join('\n')) };
    }),
  };
}

const renderMarkdown = (markdown: string) =>
  wrapTables(cleanHtml(marked.parse(markdown, { async: false, gfm: true })));

/** Converts a heading to a URL fragment. */
export const headingId = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
