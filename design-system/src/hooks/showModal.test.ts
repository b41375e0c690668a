// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { showModal } from './showModal.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Returns a dialog with the methods that jsdom lacks, and a listener for its closes. */
function modalDialog() {
  const dialog = document.createElement('dialog');
  dialog.showModal = () => {
    dialog.open = true;
  };
  dialog.close = () => {
    dialog.open = false;
    setTimeout(() => dialog.dispatchEvent(new Event('close')));
  };
  const onClose = vi.fn<() => void>();
  dialog.addEventListener('close', onClose);
  return { dialog, onClose };
}

const isSkipping = () => document.documentElement.hasAttribute('data-near-only');

describe('showModal', () => {
  it('reports no close of a dialog that has been opened again by then', async () => {
    const { dialog, onClose } = modalDialog();
    showModal(dialog);
    dialog.close();
    showModal(dialog);
    await settle();
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog.open).toBe(true);
    expect(isSkipping()).toBe(true);
  });

  it('reports the close after that, once', async () => {
    const { dialog, onClose } = modalDialog();
    showModal(dialog);
    dialog.close();
    showModal(dialog);
    await settle();
    dialog.close();
    await settle();
    expect(onClose).toHaveBeenCalledOnce();
    expect(isSkipping()).toBe(false);
  });

  it('reports the close of a dialog that was asked to open twice', async () => {
    const { dialog, onClose } = modalDialog();
    showModal(dialog);
    showModal(dialog);
    dialog.close();
    await settle();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('reports the close of a dialog within an open one', async () => {
    const outer = modalDialog();
    const inner = modalDialog();
    outer.dialog.append(inner.dialog);
    showModal(outer.dialog);
    showModal(inner.dialog);
    inner.dialog.close();
    await settle();
    expect(inner.onClose).toHaveBeenCalledOnce();
    expect(outer.onClose).not.toHaveBeenCalled();
  });

  it('reports every close of a dialog that is opened and closed in turn', async () => {
    const { dialog, onClose } = modalDialog();
    for (let count = 1; count <= 3; count++) {
      showModal(dialog);
      dialog.close();
      await settle();
      expect(onClose).toHaveBeenCalledTimes(count);
      expect(isSkipping()).toBe(false);
    }
  });
});
