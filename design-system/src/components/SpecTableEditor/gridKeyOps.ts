import type { FocusMove } from './cellFocusOps.ts';

/** A key pressed while a cell has focus and is not being edited. */
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
  /** `open` edits a header in its dialog and any other cell in place; `inPlace` edits all cells in place. */
  | { type: 'edit'; how: 'open' | 'inPlace' }
  /** Replaces the text, beginning with the character of the key. */
  | { type: 'replace' }
  | { type: 'clear' | 'undo' | 'redo' | 'fillDown' | 'menu' | 'leave' }
  | { type: 'find'; withReplacement: boolean }
  | { type: 'resizeColumns'; by: 1 | -1 }
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

const edgeMoves: Readonly<Record<string, FocusMove>> = {
  ArrowLeft: 'edgeLeft',
  ArrowRight: 'edgeRight',
  ArrowUp: 'edgeUp',
  ArrowDown: 'edgeDown',
  Home: 'gridStart',
  End: 'gridEnd',
};

const mirroredKeys: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Maps a key to its command; null leaves the key to the browser. */
export function gridCommand(stroke: KeyStroke): GridCommand | null {
  const { hasCommand, hasShift, hasAlt, isRtl } = stroke;
  const key = isRtl ? (mirroredKeys[stroke.key] ?? stroke.key) : stroke.key;
  if (key === 'ContextMenu' || (key === 'F10' && hasShift)) return { type: 'menu' };
  if (hasAlt) return hasCommand ? widthCommand(key, hasShift) : altCommand(key, hasShift);
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
      // A character, or the start of one composed by an input method.
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

/** Other keys with Control and Alt type characters where AltGr is such a chord. */
function widthCommand(key: string, hasShift: boolean): GridCommand | null {
  if (hasShift || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
  return { type: 'resizeColumns', by: key === 'ArrowLeft' ? -1 : 1 };
}

function controlCommand(key: string, hasShift: boolean): GridCommand | null {
  const move = edgeMoves[key];
  if (move) return { type: hasShift ? 'extend' : 'move', move };
  switch (key.toLowerCase()) {
    case 'z':
      return { type: hasShift ? 'redo' : 'undo' };
    case 'y':
      return hasShift ? null : { type: 'redo' };
    case 'a':
      return hasShift ? null : { type: 'select', what: 'all' };
    case 'd':
      return hasShift ? null : { type: 'fillDown' };
    case 'f':
    case 'h':
      return hasShift ? null : { type: 'find', withReplacement: key.toLowerCase() === 'h' };
    case ' ':
      return { type: 'select', what: 'column' };
    default:
      return null;
  }
}
