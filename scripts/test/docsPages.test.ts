import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import storybook from '../../.storybook/main.ts';

interface LoaderContext {
  resourcePath: string;
  getOptions: () => unknown;
  async: () => (error: unknown, code: string) => void;
}

/** Storybook's MDX loader, which has no types. */
const loader: string = '@storybook/addon-docs/mdx-loader';
const page = 'stories/components/Button/Button.mdx';

const docsAddon = storybook.addons?.find(
  (addon) => typeof addon === 'object' && addon.name === '@storybook/addon-docs',
);

/** Compiles a page with the options of `.storybook/main.ts`. */
async function compiled(): Promise<string> {
  const { default: load } = (await import(loader)) as {
    default: (this: LoaderContext, source: string) => Promise<void>;
  };
  const { options } = docsAddon as { options: { mdxPluginOptions: unknown } };
  return new Promise((resolve, reject) => {
    const context: LoaderContext = {
      resourcePath: page,
      getOptions: () => options.mdxPluginOptions,
      async: () => (error, code) => (error ? reject(error) : resolve(code)),
    };
    void load.call(context, readFileSync(page, 'utf8'));
  });
}

it('compiles Markdown tables of the docs pages to tables', async () => {
  expect(await compiled()).toContain('_components.table');
});

const pages = globSync('stories/**/*.mdx');

/** MDX reads braces and angle brackets in prose as code, which fails only when the page is opened. */
const proseOf = (text: string) =>
  text
    .replace(/^import .*$/gm, '')
    .replace(/```[\s\S]*?```|`[^`]*`/g, '')
    .replace(/<\w[^>]*>|<\/\w+>/g, '');

it.each(pages)('%s has no code in its prose, and its stories are there', (path) => {
  const text = readFileSync(path, 'utf8');
  expect(proseOf(text)).not.toMatch(/[{}<]/);
  for (const [, name = '', from = ''] of text.matchAll(/import \* as (\w+) from '(\.[^']*)'/g)) {
    const stories = readFileSync(join(dirname(path), from), 'utf8');
    for (const [, story = ''] of text.matchAll(new RegExp(`of=\\{${name}\\.(\\w+)\\}`, 'g')))
      expect(stories).toMatch(new RegExp(`export const ${story}\\b`));
  }
});
