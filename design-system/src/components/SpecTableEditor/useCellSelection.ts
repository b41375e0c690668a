import { useState } from 'react';
import { extendRange, type FocusMove, fullRange, type GridExtent } from './cellFocusOps.ts';
import {
  boundsOf,
  type CellPosition,
  type CellRange,
  clampRange,
  rangeSize,
  type RangeSize,
} from './cellRangeOps.ts';
import type { Lines } from './rowColumnActions.ts';

interface CellSelectionOptions {
  extent: GridExtent;
  announceSize: (size: RangeSize) => void;
}

const firstCell: CellPosition = { row: 1, column: 0 };

/** The selected range; its anchor is the active cell. */
export function useCellSelection({ extent, announceSize }: CellSelectionOptions) {
  const [selected, setRange] = useState<CellRange>({ anchor: firstCell, focus: firstCell });
  // The selected cells may have been removed.
  const range = clampRange(selected, extent);
  const active = range.anchor;
  const [revealCount, setRevealCount] = useState(0);

  const setAnnouncedRange = (next: CellRange) => {
    setRange(next);
    announceSize(rangeSize(next));
  };

  return {
    range,
    active,
    setRange,
    /** Counts the ranges to scroll to, even when they are selected already. */
    revealCount,
    /** Selects a range and scrolls to it. */
    reveal(next: CellRange) {
      setRange(next);
      setRevealCount((count) => count + 1);
    },
    extendTo: (focus: CellPosition) => setAnnouncedRange({ anchor: active, focus }),
    extend: (move: FocusMove) => setAnnouncedRange(extendRange(range, move, extent)),
    /** Selects all rows below the header; when they are selected already, the header row as well. */
    selectAll() {
      const all = fullRange(extent);
      const { top, bottom } = boundsOf(range);
      const hasAllRows = top === 1 && bottom === extent.rows - 1;
      setAnnouncedRange(hasAllRows || extent.rows === 1 ? all : { ...all, anchor: firstCell });
    },
    selectRows: ({ from, count }: Lines) =>
      setRange({
        anchor: { row: from, column: 0 },
        focus: { row: from + count - 1, column: extent.columns - 1 },
      }),
    selectColumns: ({ from, count }: Lines) =>
      setRange({
        anchor: { row: 0, column: from },
        focus: { row: extent.rows - 1, column: from + count - 1 },
      }),
    selectRow: () =>
      setRange({
        anchor: { row: active.row, column: 0 },
        focus: { row: active.row, column: extent.columns - 1 },
      }),
    selectColumn: () =>
      setRange({
        anchor: { row: 0, column: active.column },
        focus: { row: extent.rows - 1, column: active.column },
      }),
  };
}

export type CellSelection = ReturnType<typeof useCellSelection>;
