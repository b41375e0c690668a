// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { drawNearOnly } from './drawNearOnly.ts';
import { showModal } from './showModal.ts';

const isNearOnly = () => document.documentElement.hasAttribute('data-near-only');

it('leaves out what is far until it is told to draw all', () => {
  const drawAll = drawNearOnly();
  expect(isNearOnly()).toBe(true);
  drawAll();
  expect(isNearOnly()).toBe(false);
});

it('leaves out what is far behind a modal dialog, until it closes', () => {
  const dialog = document.createElement('dialog');
  let wasNearOnly = false;
  dialog.showModal = () => {
    wasNearOnly = isNearOnly();
  };
  showModal(dialog);
  expect(wasNearOnly).toBe(true);
  dialog.dispatchEvent(new Event('close'));
  expect(isNearOnly()).toBe(false);
});
