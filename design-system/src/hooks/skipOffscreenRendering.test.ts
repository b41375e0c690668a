// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { skipOffscreenRendering } from './skipOffscreenRendering.ts';
import { showModal } from './showModal.ts';

const isSkipping = () => document.documentElement.hasAttribute('data-near-only');

it('leaves out what is far until it is told to draw all', () => {
  const drawAll = skipOffscreenRendering();
  expect(isSkipping()).toBe(true);
  drawAll();
  expect(isSkipping()).toBe(false);
});

it('leaves out what is far behind a modal dialog, until it closes', () => {
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
