import { expect, it } from 'vitest';
import { qrPath } from './qrGeometry.ts';

it('draws one rectangle for each run of dark modules', () => {
  expect(qrPath(['0110', '1001', '0000'])).toBe('M1 0h2v1h-2zM0 1h1v1h-1zM3 1h1v1h-1z');
  expect(qrPath([])).toBe('');
});
