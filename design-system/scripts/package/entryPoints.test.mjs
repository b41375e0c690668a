import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listUnits } from './entryPoints.mjs';

it('does not count a folder that git has left empty as a unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'elvora units '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['Chip', 'Badge', 'Removed/parts']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['Chip', 'Badge']) writeFileSync(join(folder, name, 'index.ts'), '');
  expect(listUnits(folder)).toEqual(['Badge', 'Chip']);
});
