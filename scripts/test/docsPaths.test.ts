import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].filter(
  (path) => !/docs\/(?:specification|checklist|decisions)\.md$/.test(path),
);

/** Paths of this repository in backticks; a glob or a placeholder names no single file. */
const repositoryPaths = (text: string) =>
  [
    ...text.matchAll(
      /`((?:catalogue|design-system|storefront|admin|server|stories|bench|scripts|docs|deploy|e2e|\.storybook)\/[\w./-]+)`/g,
    ),
  ].map(([, path = '']) => path);

const relativeLinks = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path = '']) => path);

const scriptsOf = (workspace: string): Record<string, string> =>
  JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')).scripts;

/** Scripts that a text runs by `npm run`, each with its workspace. */
const namedScripts = (text: string) =>
  [...text.matchAll(/npm run (?:--silent )?([\w:-]+)(?: (?:-w|--workspace) (?:@elvora\/)?([\w-]+))?/g)].map(
    ([, script = '', workspace = '.']) => ({ script, workspace }),
  );

const folders = '{catalogue,design-system,storefront,admin,server,bench,scripts}';

let testTexts: readonly string[] | undefined;
/** Texts of all test files, which hold the titles that docs cite as `test "…"`. */
const testSources = () =>
  (testTexts ??= globSync(`${folders}/{src,test}/**/*.test.{ts,tsx}`).map((path) =>
    readFileSync(path, 'utf8'),
  ));

/** Camel-case names in backticks: functions, components, types, stories. */
const camelCaseNames = (text: string) =>
  [...text.matchAll(/`([A-Za-z][a-z]+[A-Z]\w*)`/g)].map(([, name = '']) => name);

/** Names of libraries that our sources do not mention, and of the component that the docs create as an example. */
const otherNames = new Set(['GridList', 'StatusLamp', 'StatusLampProps']);

let words: ReadonlySet<string> | undefined;
const sourceWords = () =>
  (words ??= new Set(
    [
      ...globSync(`${folders}/{src,test,build,e2e}/**/*.{ts,tsx}`),
      ...globSync('{stories,scripts,.storybook}/**/*.{ts,tsx,mjs}'),
      ...globSync('{package.json,deploy/*}'),
    ].flatMap((path) => [
      basename(path).replace(/\..*$/, ''),
      ...(readFileSync(path, 'utf8').match(/\b[A-Za-z][a-z]+[A-Z]\w*/g) ?? []),
    ]),
  ));

describe('docs name files, commands, identifiers and tests that exist', () => {
  it.each(documents)('%s', (document) => {
    const text = readFileSync(document, 'utf8');
    // `StatusLamp` is the component that the docs create as an example.
    const missing = repositoryPaths(text).filter((path) => !existsSync(path) && !path.includes('StatusLamp'));
    expect(missing).toEqual([]);
    const unknown = namedScripts(text).filter(({ script, workspace }) => !(script in scriptsOf(workspace)));
    expect(unknown).toEqual([]);
    // Commands of containers, where npm scripts that need more packages do not run.
    const commands = [...text.matchAll(/\bnode ((?:server|scripts)\/[\w./-]+)/g)].map(
      ([, path = '']) => path,
    );
    expect(commands.filter((path) => !existsSync(path))).toEqual([]);
    const titles = [...text.matchAll(/\b[Tt]ests? "([^"]+)"/g)].map(([, title = '']) =>
      title.replace(/\s+/g, ' '),
    );
    expect(titles.filter((title) => !testSources().some((source) => source.includes(title)))).toEqual([]);
    expect(camelCaseNames(text).filter((name) => !otherNames.has(name) && !sourceWords().has(name))).toEqual(
      [],
    );
    expect(relativeLinks(text).filter((path) => !existsSync(join(dirname(document), path)))).toEqual([]);
  });
});
