import { describe, expect, it, vi } from 'vitest';
import { mergedToast, toastKey, type ToastMessage } from './toastMergeOps.ts';

const deleted = (name: string, onPress = () => {}): ToastMessage => ({
  tone: 'success',
  title: `${name} deleted`,
  kind: 'deleted',
  mergedTitle: (count) => `${count} products deleted`,
  action: { label: 'Undo', onPress },
});

describe('merging toasts (D-37)', () => {
  it('merges by kind, otherwise by text', () => {
    expect(toastKey(deleted('A'))).toBe(toastKey(deleted('B')));
    const plain: ToastMessage = { tone: 'info', title: 'Saved' };
    expect(toastKey(plain)).toBe(toastKey({ ...plain }));
    expect(toastKey(plain)).not.toBe(toastKey({ ...plain, text: 'Cable lug' }));
    expect(toastKey({ ...plain, kind: 'Saved' })).not.toBe(toastKey(plain));
    expect(toastKey({ ...plain, kind: 'a' })).not.toBe(toastKey({ ...plain, kind: 'b' }));
    expect(toastKey({ ...plain, tone: 'success' })).not.toBe(toastKey(plain));
    expect(toastKey({ ...plain, text: '' })).toBe(toastKey(plain));
    expect(toastKey({ ...plain, title: 'A', text: 'BC' })).not.toBe(
      toastKey({ ...plain, title: 'AB', text: 'C' }),
    );
  });

  it('shows the merged title without a count', () => {
    expect(mergedToast([deleted('A'), deleted('B')])).toMatchObject({
      title: '2 products deleted',
      count: 1,
    });
    expect(mergedToast([deleted('A')])).toMatchObject({ title: 'A deleted', count: 1 });
  });

  it('shows the newest text and a count without a merged title', () => {
    const messages = ['Cable lug', 'Duct', 'Gland'].map((text): ToastMessage => ({
      tone: 'info',
      title: 'Added',
      text,
    }));
    const [first, ...others] = messages;
    expect(first && mergedToast([first, ...others])).toMatchObject({
      title: 'Added',
      text: 'Gland',
      count: 3,
    });
  });

  it('has the action of the newest message, if any', () => {
    const plain: ToastMessage = { tone: 'info', title: 'Saved' };
    expect(mergedToast([plain])).toEqual({ tone: 'info', title: 'Saved', count: 1 });
    expect(mergedToast([deleted('A'), deleted('B')]).action?.label).toBe('Undo');
  });

  it('runs the actions of all messages, the newest first', async () => {
    const undo = vi.fn();
    await mergedToast([deleted('A', () => undo('A')), deleted('B', () => undo('B'))]).action?.onPress();
    expect(undo.mock.calls).toEqual([['B'], ['A']]);
  });
});
