import { expect, it } from 'vitest';
import { missingFiles, strayFiles, undeclaredImports, unversionedChange } from './packageRules.mjs';

it.each([
  'components/Button/Button.test.js',
  'components/Button/Button.tsx',
  'test/__snapshots__/exports.test.ts.snap',
  'css/nested/Button.css',
  '.npmrc',
])('%s does not belong in the package', (file) =>
  expect(strayFiles([file])).toEqual([`The package contains ${file}.`]),
);

it('modules, declarations, style sheets, fonts and documents belong in it', () => {
  const files = [
    'components/Button/Button.css.js',
    'theme/index.d.ts',
    'css/Button.css',
    'fonts/OFL-Inter.txt',
  ];
  expect(strayFiles([...files, 'package.json', 'LICENSE'])).toEqual([]);
});

it('reports a public module without declarations', () => {
  const problems = missingFiles(['components/Button/index.js'], ['components/Button/index']);
  expect(problems).toContain('The package lacks components/Button/index.d.ts.');
  expect(problems).not.toContain('The package lacks components/Button/index.js.');
});

it('requires the changes of a version', () => {
  expect(unversionedChange('# Changelog\n\n## 1.2.0\n', '1.2.0')).toEqual([]);
  expect(unversionedChange('# Changelog\n\n## 1.1.0\n', '1.2.0')).toHaveLength(1);
  expect(unversionedChange('# Changelog\n\n## 1.2.01\n', '1.2.0')).toHaveLength(1);
});

it('reports imports of packages that need not be installed', () => {
  const manifest = {
    dependencies: { 'react-aria': '^3' },
    peerDependencies: { react: '^19', '@scope/styles': '^1' },
    peerDependenciesMeta: { '@scope/styles': { optional: true } },
  };
  const problemsOf = (file, code) => undeclaredImports([[file, code]], manifest);
  expect(problemsOf('a.js', "import { jsx } from 'react/jsx-runtime';\nimport './b.js';")).toEqual([]);
  expect(problemsOf('a.js', "const a = () => import('react-aria/useSlider');")).toEqual([]);
  expect(problemsOf('styles/a.d.ts', "import type { Rule } from '@scope/styles';")).toEqual([]);
  expect(
    problemsOf('a.d.ts', "/** Path from 'Root' on. */\nimport type { Rule } from '@scope/styles';"),
  ).toEqual(['a.d.ts imports @scope/styles, which need not be installed.']);
  expect(problemsOf('a.js', 'import "swr";\nimport { h } from "preact/hooks";')).toHaveLength(2);
});
