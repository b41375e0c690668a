import type { FocusMove } from './cellFocusOps.ts';

/** A key that goes down while a cell has the focus and is not being edited. */
export interface KeyStroke {
  key: string;
  /** Control, or Command on a Mac. */
  hasCommand: boolean;
  hasShift: boolean;
  hasAlt: boolean;
  isRtl: boolean;
}

export type GridCommand =
  | { type: 'move' | 'extend'; move: FocusMove }
  | { type: 'moveRow' | 'moveColumn'; by: 1 | -1 }
  /** Edits the cell: `open` as its line is opened (a header in its dialog), `inPlace` always in the cell itself. */
  | { type: 'edit'; how: 'open' | 'inPlace' }
  /** The key itself begins the new text. */
  | { type: 'replace' }
  | { type: 'clear' | 'undo' | 'redo' | 'fillDown' | 'menu' | 'leave' }
  | { type: 'select'; what: 'all' | 'row' | 'column' };

const moves: Readonly<Record<string, FocusMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

const mirroredKeys: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** What a key means in the grid; null leaves it to the page. */
export function gridCommand(stroke: KeyStroke): GridCommand | null {
  const { hasCommand, hasShift, hasAlt, isRtl } = stroke;
  const key = isRtl ? (mirroredKeys[stroke.key] ?? stroke.key) : stroke.key;
  if (key === 'ContextMenu' || (key === 'F10' && hasShift)) return { type: 'menu' };
  if (hasAlt) return hasCommand ? null : altCommand(key, hasShift);
  if (hasCommand) return controlCommand(key, hasShift);
  if (key === ' ' && hasShift) return { type: 'select', what: 'row' };
  if (key === 'Tab') return { type: 'move', move: hasShift ? 'previous' : 'next' };
  const move = moves[key];
  if (move) return { type: hasShift ? 'extend' : 'move', move };
  switch (key) {
    case 'Enter':
      return { type: 'edit', how: 'open' };
    case 'F2':
      return { type: 'edit', how: 'inPlace' };
    case 'Delete':
    case 'Backspace':
      return { type: 'clear' };
    case 'Escape':
      return { type: 'leave' };
    default:
      // One character, or the first of several that an input method puts together.
      return key.length === 1 || key === 'Process' || key === 'Dead' ? { type: 'replace' } : null;
  }
}

function altCommand(key: string, hasShift: boolean): GridCommand | null {
  if (!hasShift) return key === 'ArrowDown' ? { type: 'menu' } : null;
  if (key === 'ArrowUp' || key === 'ArrowDown') return { type: 'moveRow', by: key === 'ArrowUp' ? -1 : 1 };
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return { type: 'moveColumn', by: key === 'ArrowLeft' ? -1 : 1 };
  return null;
}

function controlCommand(key: string, hasShift: boolean): GridCommand | null {
  switch (key.toLowerCase()) {
    case 'home':
      return { type: hasShift ? 'extend' : 'move', move: 'gridStart' };
    case 'end':
      return { type: hasShift ? 'extend' : 'move', move: 'gridEnd' };
    case 'z':
      return { type: hasShift ? 'redo' : 'undo' };
    case 'y':
      return hasShift ? null : { type: 'redo' };
    case 'a':
      return hasShift ? null : { type: 'select', what: 'all' };
    case 'd':
      return hasShift ? null : { type: 'fillDown' };
    case ' ':
      return { type: 'select', what: 'column' };
    default:
      return null;
  }
}
