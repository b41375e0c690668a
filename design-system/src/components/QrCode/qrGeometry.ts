/** Returns the SVG path of the dark modules, one rectangle for each run of a row; a module is one unit wide. */
export function qrPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: run, index: x }) => `M${x} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}
