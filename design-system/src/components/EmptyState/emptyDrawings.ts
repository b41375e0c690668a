export const emptyDrawingNames = ['shelf', 'clock', 'table', 'search', 'article', 'list'] as const;
export type EmptyDrawingName = (typeof emptyDrawingNames)[number];

export interface EmptyDrawing {
  lines: string;
  /** Dashed ground line. */
  dashes?: string;
}

/** Line drawings on a 104 × 52 grid. */
export const emptyDrawings: Record<EmptyDrawingName, EmptyDrawing> = {
  shelf: {
    lines: 'M16 8h21v38H16zM16 18h21M42 8h20v38H42zM42 18h20M68 8h21v38H68zM68 18h21',
    dashes: 'M1 46h102',
  },
  clock: { lines: 'M33 20a19 19 0 1 0 38 0a19 19 0 1 0-38 0M52 9v11l7 5', dashes: 'M11 46h82' },
  table: { lines: 'M12 1h80v48H12zM12 13h80M12 25h80M12 37h80M38.5 1v48M65.5 1v48' },
  search: { lines: 'M29 20a18 18 0 1 0 36 0a18 18 0 1 0-36 0M39 20h16M60 33l14 14' },
  article: { lines: 'M22 1h60v48H22zM30 14h44M30 24h44M30 34h24' },
  list: {
    lines: 'M43 4h-10a3 3 0 0 0 -3 3v39h44v-39a3 3 0 0 0 -3 -3h-10M43 1h18v7h-18zM38 20h28M38 29h28M38 38h16',
    dashes: 'M8 46h88',
  },
};
