import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupEnded, historyLimit, historyOf, recorded, redone, undone } from './specHistoryOps.ts';

describe('history', () => {
  it('returns to the exact start after as many steps back, and to the end again', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 60 }), (texts) => {
        const values = texts.map((text) => ({ text }));
        const start = { text: 'start' };
        const end = values.reduce((history, value) => recorded(history, value), historyOf(start));
        const back = values.reduce((history) => undone(history), end);
        expect(back.present).toBe(start);
        expect(values.reduce((history) => redone(history), back).present).toBe(end.present);
      }),
    );
  });

  it('takes typing in one place as one step', () => {
    const typed = ['a', 'ab', 'abc'].reduce(
      (history, text) => recorded(history, text, 'cell'),
      historyOf(''),
    );
    expect(undone(typed).present).toBe('');
    const later = recorded(groupEnded(typed), 'abcd', 'cell');
    expect(undone(later).present).toBe('abc');
  });

  it('forgets what could be redone after a new step', () => {
    const branched = recorded(undone(recorded(historyOf(1), 2)), 3);
    expect(redone(branched)).toBe(branched);
  });

  it('records no step for the same value, and stays at its ends', () => {
    const history = historyOf(1);
    expect(recorded(history, 1)).toBe(history);
    expect(undone(history)).toBe(history);
    expect(redone(history)).toBe(history);
  });

  it('keeps at least the last 200 steps', () => {
    const long = Array.from({ length: 1000 }, (_, step) => step + 1).reduce(
      (h, step) => recorded(h, step),
      historyOf(0),
    );
    expect(historyLimit).toBeGreaterThanOrEqual(200);
    expect(long.past).toHaveLength(historyLimit);
  });
});
