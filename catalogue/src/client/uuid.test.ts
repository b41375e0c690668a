import { expect, it } from 'vitest';
import { randomUuid } from './uuid.ts';

it('is a different UUID of version 4 each time', () => {
  const ids = Array.from({ length: 200 }, randomUuid);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(ids.length);
});
