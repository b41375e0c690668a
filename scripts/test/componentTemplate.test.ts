import { describe, expect, it } from 'vitest';
import { componentFiles, isComponentName } from '../componentTemplate.mjs';

describe('a new component', () => {
  it('has everything the mirror asks for', () => {
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

  it('carries its name through every file', () => {
    for (const [path, text] of Object.entries(componentFiles('StatusLamp'))) {
      expect(`${path}\n${text}`).toContain('StatusLamp');
    }
  });

  it.each([
    ['Badge', true],
    ['StatusLamp2', true],
    ['badge', false],
    ['../Badge', false],
    ['', false],
    ['B', false],
  ])('may be called %j: %s', (name, may) => {
    expect(isComponentName(name)).toBe(may);
  });
});
