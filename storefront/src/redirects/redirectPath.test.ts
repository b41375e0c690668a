import { expect, it } from 'vitest';
import { redirectPath } from './redirectPath.ts';

it.each([
  ['/about', '/about-us'],
  ['/About/', '/about-us'],
  ['/categories', '/category'],
  ['/Categories/Lugs', '/category/Lugs'],
  ['/categories/Cable%20Accessories', '/category/Cable%20Accessories'],
])('redirects %s to %s (D-01, D-03)', (pathname, path) => expect(redirectPath(pathname)).toBe(path));
