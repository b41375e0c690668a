import { expect, it } from 'vitest';
import { type HintEvent, initialHintState, isHintShown, reduceHint } from './hintState.ts';

const after = (...types: HintEvent['type'][]) =>
  types.reduce((state, type) => reduceHint(state, { type }), initialHintState);

it.each<[HintEvent['type'][], boolean]>([
  [[], true],
  [['zoomed'], true],
  [['zoomed', 'fitted'], false],
  [['zoomed', 'fitted', 'zoomed'], false],
  [['zoomed', 'fitted', 'helpRequested'], true],
  [['zoomed', 'fitted', 'helpRequested', 'helpRequested'], false],
  [['zoomed', 'fitted', 'helpRequested', 'fitted'], true],
  [['zoomed', 'fitted', 'helpRequested', 'zoomed', 'fitted'], false],
])('shows the hint after %j: %s', (types, isShown) => expect(isHintShown(after(...types))).toBe(isShown));

it('returns the same state when nothing changes', () => {
  const zoomed = after('zoomed');
  expect(reduceHint(zoomed, { type: 'zoomed' })).toBe(zoomed);
  expect(reduceHint(initialHintState, { type: 'fitted' })).toBe(initialHintState);
});
