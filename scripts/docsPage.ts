import placeholders from './componentPlaceholders.json' with { type: 'json' };

/**
 * Lists what the docs page (MDX source) of a component lacks: the sections every page has, the table of keys,
 * the screen reader row, and at least one related or alternative component; and remaining placeholders of
 * `npm run new`. One sentence per problem.
 */
export function findDocsPageProblems(
  page: string,
  { name, componentNames }: { name: string; componentNames: readonly string[] },
): string[] {
  const keys = sectionOf(page, 'Keyboard and screen reader');
  const mentioned = [...sectionOf(page, 'When to use').matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
  const alternatives = mentioned.filter((word) => word !== name && componentNames.includes(word));
  const requirements: [isMet: boolean, problem: string][] = [
    [/^# \w+\n\n\S/m.test(page), `Open with "# ${name}" and one sentence on what it is for.`],
    ...['When to use', 'Props', 'Keyboard and screen reader'].map((heading): [boolean, string] => [
      new RegExp(`^## ${heading}$`, 'm').test(page),
      `Add the section "## ${heading}".`,
    ]),
    [/^## Do\b/m.test(page) && page.includes("Don't"), 'Add the section "## Do and don\'t".'],
    [
      alternatives.length > 0,
      'Under "When to use", name in backticks at least one other component to use instead or beside it.',
    ],
    [
      /^\| Input +\| Result +\|$/m.test(keys),
      'Under "Keyboard and screen reader", add a table with the columns Input and Result.',
    ],
    [
      /^\| Screen reader +\| \S/m.test(keys),
      'Under "Keyboard and screen reader", add a row "Screen reader" with what is announced.',
    ],
    ...Object.values(placeholders).map((placeholder): [boolean, string] => [
      !page.includes(placeholder),
      `Replace the placeholder "${placeholder}"`,
    ]),
  ];
  return requirements.filter(([isMet]) => !isMet).map(([, problem]) => problem);
}

/** Returns the text below a heading, up to the next one. */
const sectionOf = (page: string, heading: string): string =>
  page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
