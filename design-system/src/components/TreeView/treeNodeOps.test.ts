import { expect, it } from 'vitest';
import { expandSiblings } from './treeNodeOps.ts';

const nodes = [
  {
    id: 'a',
    children: [
      { id: 'a1', children: [{ id: 'a11', children: [] }] },
      { id: 'a2', children: [] },
    ],
  },
  { id: 'b', children: [{ id: 'b1', children: [] }] },
  { id: 'c', children: [], isIncomplete: true },
  { id: 'd', children: [] },
];

it('expands a node and its siblings, as far as they have children', () => {
  expect([...expandSiblings(nodes, 'd', new Set(['x']))]).toEqual(['x', 'a', 'b', 'c']);
  expect([...expandSiblings(nodes, 'a2', new Set())]).toEqual(['a1']);
});

it('returns the same set if nothing changes', () => {
  const expanded = new Set(['a', 'b', 'c']);
  expect(expandSiblings(nodes, 'b', expanded)).toBe(expanded);
  expect(expandSiblings(nodes, 'unknown', expanded)).toBe(expanded);
  expect(expandSiblings(nodes, 'b1', expanded)).toBe(expanded);
});
