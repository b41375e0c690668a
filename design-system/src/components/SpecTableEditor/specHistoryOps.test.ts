import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endGroup, historyLimit, createHistory, recordStep, redo, undo } from './specHistoryOps.ts';

describe('history', () => {
  it('returns to the exact start after as many steps back, and to the end again', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 60 }), (texts) => {
        const values = texts.map((text) => ({ text }));
        const start = { text: 'start' };
        const end = values.reduce((history, value) => recordStep(history, value), createHistory(start));
        const back = values.reduce((history) => undo(history), end);
        expect(back.present).toBe(start);
        const again = values.reduce((history) => redo(history), back);
        expect(again).toEqual(end);
        expect(values.reduce((history) => undo(history), again)).toEqual(back);
      }),
    );
  });

  it('records typing in one cell as one step', () => {
    const typed = ['a', 'ab', 'abc'].reduce(
      (history, text) => recordStep(history, text, 'cell'),
      createHistory(''),
    );
    expect(undo(typed).present).toBe('');
    const later = recordStep(endGroup(typed), 'abcd', 'cell');
    expect(undo(later).present).toBe('abc');
  });

  it('drops redo steps after a new step', () => {
    const branched = recordStep(undo(recordStep(createHistory(1), 2)), 3);
    expect(redo(branched)).toBe(branched);
  });

  it('records no step for the same value and stops at both ends', () => {
    const history = createHistory(1);
    expect(recordStep(history, 1)).toBe(history);
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
    expect(endGroup(history)).toBe(history);
  });

  it('keeps at least the last 200 steps', () => {
    const long = Array.from({ length: 1000 }, (_, step) => step + 1).reduce(
      (h, step) => recordStep(h, step),
      createHistory(0),
    );
    expect(historyLimit).toBeGreaterThanOrEqual(200);
    expect(long.past).toHaveLength(historyLimit);
  });
});
