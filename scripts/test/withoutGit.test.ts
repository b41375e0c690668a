import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../bootstrap.mjs';

/** Files of an archive of the repository that `npm test` needs to list the sources. */
const parts = ['.gitignore', 'scripts/bootstrap.mjs', 'scripts/sourceFiles.mjs'];

function unpackArchive(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'elvora-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of parts) cpSync(join(root, part), join(folder, part));
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}

it('lists the sources of an unpacked archive without git, excluding the paths in .gitignore', () => {
  const sources = [
    'server/data/list.test.ts',
    'server/src/backups/list.test.ts',
    'stories/Button.stories.tsx',
  ];
  const ignored = [
    'node_modules/react/index.test.ts',
    'server/node_modules/pg/index.test.ts',
    'storefront/dist/page.test.ts',
    'storefront/.cache/page.test.ts',
    // Ignored in the root only.
    'data/list.test.ts',
    'backups/list.test.ts',
    '.releases/current/list.test.ts',
  ];
  const folder = unpackArchive([...sources, ...ignored, 'README.md']);
  expect(existsSync(join(folder, '.git'))).toBe(false);
  const code = `import { listSourceFiles, testFilePattern } from './scripts/sourceFiles.mjs';
    console.log(JSON.stringify(listSourceFiles(testFilePattern)));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: folder },
  });
  expect(JSON.parse(output).toSorted()).toEqual(sources);
});
