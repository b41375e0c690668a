import { expect, it } from 'vitest';
import { missingFiles, strayFiles, unversionedChange } from './packageRules.mjs';

it.each([
  'components/Button/Button.test.js',
  'components/Button/Button.tsx',
  'test/__snapshots__/exports.test.ts.snap',
  'css/nested/Button.css',
  '.npmrc',
])('%s does not belong into the package', (file) =>
  expect(strayFiles([file])).toEqual([`The package contains ${file}.`]),
);

it('modules, declarations, style sheets, fonts and documents belong into it', () => {
  const files = [
    'components/Button/Button.css.js',
    'theme/index.d.ts',
    'css/Button.css',
    'fonts/OFL-Inter.txt',
  ];
  expect(strayFiles([...files, 'package.json', 'LICENSE'])).toEqual([]);
});

it('names a public module without declarations', () => {
  const problems = missingFiles(['components/Button/index.js'], ['components/Button/index']);
  expect(problems).toContain('The package lacks components/Button/index.d.ts.');
  expect(problems).not.toContain('The package lacks components/Button/index.js.');
});

it('asks for the changes of a version', () => {
  expect(unversionedChange('# Changelog\n\n## 1.2.0\n', '1.2.0')).toEqual([]);
  expect(unversionedChange('# Changelog\n\n## 1.1.0\n', '1.2.0')).toHaveLength(1);
  expect(unversionedChange('# Changelog\n\n## 1.2.01\n', '1.2.0')).toHaveLength(1);
});
