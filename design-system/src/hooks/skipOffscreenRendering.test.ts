// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { skipOffscreenRendering } from './skipOffscreenRendering.ts';
import { showModal } from './showModal.ts';

const isSkipping = () => document.documentElement.hasAttribute('data-near-only');

it('skips off-screen parts until it is stopped', () => {
  const drawAll = skipOffscreenRendering();
  expect(isSkipping()).toBe(true);
  drawAll();
  expect(isSkipping()).toBe(false);
});

it('skips off-screen parts behind a modal dialog until it closes', () => {
  const dialog = document.createElement('dialog');
  let wasNearOnly = false;
  dialog.showModal = () => {
    wasNearOnly = isSkipping();
  };
  showModal(dialog);
  expect(wasNearOnly).toBe(true);
  dialog.dispatchEvent(new Event('close'));
  expect(isSkipping()).toBe(false);
});
