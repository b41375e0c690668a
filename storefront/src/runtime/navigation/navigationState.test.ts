import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNavigationState } from './navigationState.ts';

describe('readNavigationState', () => {
  it('reads the breadcrumbs of a category page (S-030)', () => {
    const state = { categoryPath: ['A', 'B'], categoryBreadcrumbs: [{ label: 'A', href: '/category/A' }] };
    expect(readNavigationState(state)).toEqual(state);
  });

  it.each([
    [null],
    [{}],
    [{ categoryPath: 'A', categoryBreadcrumbs: [] }],
    [{ categoryPath: [], categoryBreadcrumbs: [{ href: '/x' }] }],
    [{ categoryPath: [], categoryBreadcrumbs: [{ label: 'x', href: 'https://evil.example' }] }],
    [{ categoryPath: [], categoryBreadcrumbs: [{ label: 'x', href: '//evil.example' }] }],
  ])('rejects %j', (value) => {
    expect(readNavigationState(value)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readNavigationState(value)));
  });
});
