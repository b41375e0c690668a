import { describe, expect, it } from 'vitest';
import { gridCommand, type GridCommand, type KeyStroke } from './gridKeyOps.ts';

/** Parses 'Ctrl+Shift+End'. */
function stroke(keys: string, isRtl = false): KeyStroke {
  const parts = keys.split('+');
  return {
    key: parts.at(-1) ?? '',
    hasCommand: parts.includes('Ctrl'),
    hasShift: parts.includes('Shift'),
    hasAlt: parts.includes('Alt'),
    isRtl,
  };
}

describe('keys in the grid', () => {
  it.each<[string, GridCommand | null]>([
    ['ArrowLeft', { type: 'move', move: 'left' }],
    ['Shift+ArrowDown', { type: 'extend', move: 'down' }],
    ['Home', { type: 'move', move: 'rowStart' }],
    ['Ctrl+End', { type: 'move', move: 'gridEnd' }],
    ['Ctrl+Shift+Home', { type: 'extend', move: 'gridStart' }],
    ['PageDown', { type: 'move', move: 'pageDown' }],
    ['Tab', { type: 'move', move: 'next' }],
    ['Shift+Tab', { type: 'move', move: 'previous' }],
    ['Enter', { type: 'edit', how: 'open' }],
    ['F2', { type: 'edit', how: 'inPlace' }],
    ['Delete', { type: 'clear' }],
    ['Backspace', { type: 'clear' }],
    ['Escape', { type: 'leave' }],
    ['a', { type: 'replace' }],
    ['Process', { type: 'replace' }],
    ['Dead', { type: 'replace' }],
    ['Ctrl+a', { type: 'select', what: 'all' }],
    ['Shift+ ', { type: 'select', what: 'row' }],
    ['Ctrl+ ', { type: 'select', what: 'column' }],
    ['Ctrl+z', { type: 'undo' }],
    ['Ctrl+Shift+Z', { type: 'redo' }],
    ['Ctrl+y', { type: 'redo' }],
    ['Ctrl+d', { type: 'fillDown' }],
    ['Ctrl+ArrowRight', { type: 'move', move: 'edgeRight' }],
    ['Ctrl+ArrowUp', { type: 'move', move: 'edgeUp' }],
    ['Ctrl+Shift+ArrowDown', { type: 'extend', move: 'edgeDown' }],
    ['Ctrl+f', { type: 'find', withReplacement: false }],
    ['Ctrl+h', { type: 'find', withReplacement: true }],
    ['Ctrl+Shift+H', null],
    ['Ctrl+Alt+ArrowRight', { type: 'resizeColumns', by: 1 }],
    ['Ctrl+Alt+ArrowLeft', { type: 'resizeColumns', by: -1 }],
    // Typed with AltGr.
    ['Ctrl+Alt+q', null],
    ['Alt+Shift+ArrowUp', { type: 'moveRow', by: -1 }],
    ['Alt+Shift+ArrowDown', { type: 'moveRow', by: 1 }],
    ['Alt+Shift+ArrowRight', { type: 'moveColumn', by: 1 }],
    ['Shift+F10', { type: 'menu' }],
    ['Alt+ArrowDown', { type: 'menu' }],
    ['ContextMenu', { type: 'menu' }],
    // Handled by clipboard events or left to the browser.
    ['Ctrl+c', null],
    ['Ctrl+Enter', null],
    ['F5', null],
    ['Alt+ArrowLeft', null],
    ['Alt+Shift+a', null],
  ])('maps %s to %o', (keys, command) => {
    expect(gridCommand(stroke(keys))).toEqual(command);
  });

  it('mirrors left and right in right-to-left text', () => {
    expect(gridCommand(stroke('ArrowLeft', true))).toEqual({ type: 'move', move: 'right' });
    expect(gridCommand(stroke('Alt+Shift+ArrowRight', true))).toEqual({ type: 'moveColumn', by: -1 });
    expect(gridCommand(stroke('ArrowUp', true))).toEqual({ type: 'move', move: 'up' });
  });
});
