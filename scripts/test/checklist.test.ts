import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseChecklist, checklistIdsIn } from '../checklist.mjs';

describe('the checklist', () => {
  it('has its 418 lines', () => {
    const lines = parseChecklist(readFileSync(new URL('../../docs/checklist.md', import.meta.url), 'utf8'));
    expect(lines.size).toBe(418);
    expect(lines.get('S-001')).toContain('public website');
  });
});

describe('linesNamedIn', () => {
  const ids = (source: string) => checklistIdsIn(source).map(({ id }) => id);

  it.each([
    [`it('shows it (S-101, S-102)', () => {})`, ['S-101', 'S-102']],
    ['describe(`the grid (S-103)`, () => {})', ['S-103']],
    [`it.each([\n  [1],\n])('%i is one (S-104)', () => {})`, ['S-104']],
    [`it.each(addresses)('%s is one (S-104)', () => {})`, ['S-104']],
    [`test("says 'it' (S-105)", async ({ page }) => {})`, ['S-105']],
    [`/** Wraps both ways (S-106). */\nexport const Wraps = meta.story();`, ['S-106']],
    [`await step('closes (S-107)', async () => {})`, ['S-107']],
    [`it('keeps its fields (S-110…S-112, S-115)', () => {})`, ['S-110', 'S-111', 'S-112', 'S-115']],
    [`it('zooms (S-098 to S-100)', () => {})`, ['S-098', 'S-099', 'S-100']],
    [`// S-108 in a comment proves nothing\nconst id = 'S-109';`, []],
  ])('of %j are %j', (source, named) => {
    expect(ids(source)).toEqual(named);
  });
});
