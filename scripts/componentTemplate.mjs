// The author replaces the placeholders; the tests name those that are left.
import placeholders from './componentPlaceholders.json' with { type: 'json' };

/** A component, its folder, its file and its export share one PascalCase name. */
export const isComponentName = (name) => /^[A-Z][A-Za-z0-9]+$/.test(name);

/**
 * Returns the files of a new component by path. They pass every check except two: the placeholders need a text, and
 * screenshots have no baselines before `npm run pictures:accept`.
 */
export function componentFiles(name) {
  const source = `design-system/src/components/${name}`;
  const stories = `stories/components/${name}`;
  return {
    [`${source}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}.tsx';\n`,
    [`${source}/${name}.tsx`]: `import type { ReactNode } from 'react';
import * as styles from './${name}.css.ts';

export interface ${name}Props {
  children: ReactNode;
}

/** ${placeholders.purpose} */
export function ${name}({ children }: ${name}Props) {
  return (
    <div className={styles.root} data-component="${name}">
      {children}
    </div>
  );
}
`,
    [`${source}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(inComponents({ ...typeStyle('bodyMd'), color: vars.text.default }));
`,
    [`${stories}/${name}.stories.tsx`]: `import { ${name} } from '@elvora/design-system/${name}';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ${name},
  parameters: { design: ['sheet-components'] },
  args: { children: '${name}' },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { children: 'Change me' } });
`,
    [`${stories}/Behaviour.stories.tsx`]: `import { ${name} } from '@elvora/design-system/${name}';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: ${name}, tags: ['behaviour'], args: { children: '${name}' } });

export const ShowsItsContent = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible();
  },
});
`,
    [`${stories}/Matrix.stories.tsx`]: `import { ${name} } from '@elvora/design-system/${name}';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: ${name}, tags: ['visual'], args: { children: '${name}' } });

export const Variants = meta.story();
`,
    [`${stories}/${name}.mdx`]: `import { ArgTypes, Canvas, Meta } from '@storybook/addon-docs/blocks';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} />

# ${name}

${placeholders.purpose}

<Canvas of={stories.Default} />

## When to use

${placeholders.whenToUse} For plain words use \`Text\`.

## Props

<ArgTypes of={stories} />

## Keyboard and screen reader

| Input         | Result         |
| ------------- | -------------- |
| Tab           | Not a tab stop |
| Screen reader | Plain text     |

## Do and don't

| Do                    | Don't                         |
| --------------------- | ----------------------------- |
| ${placeholders.doText} | ${placeholders.dontText} |
`,
  };
}
