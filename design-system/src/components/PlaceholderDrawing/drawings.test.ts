import { expect, it } from 'vitest';
import { drawingNames, drawings } from './drawings.ts';

it.each(drawingNames)('%s consists of valid paths', (name) => {
  for (const path of Object.values(drawings[name])) expect(path).toMatch(/^M(?:[\d.\s-]|[MmHhVvLlAaQqZz])+$/);
});

it('keeps the drawings below 9 kB', () => {
  expect(JSON.stringify(drawings).length).toBeLessThan(9000);
});
