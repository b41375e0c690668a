import { describe, expect, it, vi } from 'vitest';
import { mergedToast, toastKey, type ToastMessage } from './toastMergeOps.ts';

const deleted = (name: string, onPress = () => {}): ToastMessage => ({
  tone: 'success',
  title: `${name} deleted`,
  kind: 'deleted',
  titleOfSeveral: (count) => `${count} products deleted`,
  action: { label: 'Undo', onPress },
});

describe('toasts of one kind become one (D-37)', () => {
  it('by their kind, else by their words', () => {
    expect(toastKey(deleted('A'))).toBe(toastKey(deleted('B')));
    const plain: ToastMessage = { tone: 'info', title: 'Saved' };
    expect(toastKey(plain)).toBe(toastKey({ ...plain }));
    expect(toastKey(plain)).not.toBe(toastKey({ ...plain, text: 'Cable lug' }));
    expect(toastKey({ ...plain, kind: 'Saved' })).not.toBe(toastKey(plain));
  });

  it('with the title of several and no count', () => {
    expect(mergedToast([deleted('A'), deleted('B')])).toMatchObject({
      title: '2 products deleted',
      count: 1,
    });
    expect(mergedToast([deleted('A')])).toMatchObject({ title: 'A deleted', count: 1 });
  });

  it('with the newest words and a count when there is no such title', () => {
    const messages = ['Cable lug', 'Gland'].map((text): ToastMessage => ({
      tone: 'info',
      title: 'Added',
      text,
    }));
    const [first, last] = messages;
    expect(first && last && mergedToast([first, last])).toMatchObject({
      title: 'Added',
      text: 'Gland',
      count: 2,
    });
  });

  it('with the actions of all, the newest first', async () => {
    const undo = vi.fn();
    await mergedToast([deleted('A', () => undo('A')), deleted('B', () => undo('B'))]).action?.onPress();
    expect(undo.mock.calls).toEqual([['B'], ['A']]);
  });
});
