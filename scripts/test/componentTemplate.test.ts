import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import options from '../../.oxfmtrc.json' with { type: 'json' };
import placeholders from '../componentPlaceholders.json' with { type: 'json' };
import { componentFiles, isComponentName } from '../componentTemplate.mjs';
import { findDocsPageProblems } from '../docsPage.ts';
import { addUnitBudget } from '../unitBudget.mjs';

describe('a new component', () => {
  it('has a source folder, stories and a docs page', () => {
    expect(Object.keys(componentFiles('Badge'))).toEqual([
      'design-system/src/components/Badge/index.ts',
      'design-system/src/components/Badge/Badge.tsx',
      'design-system/src/components/Badge/Badge.css.ts',
      'stories/components/Badge/Badge.stories.tsx',
      'stories/components/Badge/Behaviour.stories.tsx',
      'stories/components/Badge/Matrix.stories.tsx',
      'stories/components/Badge/Badge.mdx',
    ]);
  });

  it('has its name in every file', () => {
    for (const [path, text] of Object.entries(componentFiles('StatusLamp'))) {
      expect(`${path}\n${text}`).toContain('StatusLamp');
    }
  });

  it("has a docs page that lacks only the author's texts", () => {
    const page = componentFiles('StatusLamp')['stories/components/StatusLamp/StatusLamp.mdx'] ?? '';
    expect(
      findDocsPageProblems(page, { name: 'StatusLamp', componentNames: ['StatusLamp', 'Text'] }),
    ).toEqual(Object.values(placeholders).map((text) => `Replace the placeholder "${text}"`));
  });

  it('is formatted', async () => {
    for (const [path, text] of Object.entries(componentFiles('StatusLamp'))) {
      expect({ path, text: (await format(path, text, options)).code }).toEqual({ path, text });
    }
  });

  it('has a weight budget, in alphabetical order, and changes no other', () => {
    const budgets = '{\n  "Badge": 0.4,\n  "Text": 2.0\n}\n';
    expect(addUnitBudget(budgets, 'StatusLamp')).toBe(
      '{\n  "Badge": 0.4,\n  "StatusLamp": 0.5,\n  "Text": 2.0\n}\n',
    );
    expect(addUnitBudget(budgets, 'VideoPoster')).toBe(
      '{\n  "Badge": 0.4,\n  "Text": 2.0,\n  "VideoPoster": 0.5\n}\n',
    );
  });

  it.each([
    ['Badge', true],
    ['StatusLamp2', true],
    ['badge', false],
    ['../Badge', false],
    ['', false],
    ['B', false],
  ])('accepts the name %j: %s', (name, isAccepted) => {
    expect(isComponentName(name)).toBe(isAccepted);
  });
});

describe('a docs page', () => {
  it('gets a sentence for each missing part', () => {
    expect(
      findDocsPageProblems('# Badge\n\nA label.\n', { name: 'Badge', componentNames: ['Badge', 'Chip'] }),
    ).toEqual([
      'Add the section "## When to use".',
      'Add the section "## Props".',
      'Add the section "## Keyboard and screen reader".',
      'Add the section "## Do and don\'t".',
      'Under "When to use", name in backticks at least one other component to use instead or beside it.',
      'Under "Keyboard and screen reader", add a table with the columns Input and Result.',
      'Under "Keyboard and screen reader", add a row "Screen reader" with what is announced.',
    ]);
  });
});
