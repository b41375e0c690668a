import { describe, expect, it } from 'vitest';
import { pressedSizeParts } from './pressedSizeParts.tsx';
import { specTableLabels } from './specTableLabels.ts';
import type { SizeBar } from './useSizeBar.ts';
import type { TableExport } from './useTableExport.ts';

const partsOf = (sizeBar: Partial<SizeBar>, codeColumns: readonly number[]) =>
  pressedSizeParts({
    sizeBar: { pressed: null, waiting: null, hasFailed: false, SizeBar: null, ...sizeBar } as SizeBar,
    action: { label: 'Add', onAction: () => undefined, codeColumns: () => codeColumns },
    tableExport: {} as TableExport,
    labels: specTableLabels,
  });

const cell = { row: 3, column: 0 };

describe('a press whose quantity and action have not loaded', () => {
  it('is busy in its row, which shows nothing else', () => {
    expect(partsOf({ waiting: cell }, [0])).toEqual({ row: 3, status: 'busy' });
  });

  it('has failed at the end of a row with one code, else below it', () => {
    expect(partsOf({ waiting: cell, hasFailed: true }, [0])).toMatchObject({
      row: 3,
      status: 'failed',
      end: expect.anything(),
    });
    expect(partsOf({ waiting: cell, hasFailed: true }, [0, 1])).toMatchObject({
      row: 3,
      status: 'failed',
      below: expect.anything(),
    });
  });

  it('is discarded without a pressed code', () => {
    expect(partsOf({}, [0])).toEqual({ row: undefined });
  });
});
