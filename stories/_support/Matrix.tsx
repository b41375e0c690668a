import type { ReactNode } from 'react';
import { Text } from '@elvora/design-system/Text';
import { Scroller } from './Scroller.tsx';

interface MatrixProps<Row extends string | number, Column extends string | number> {
  rows: readonly Row[];
  columns: readonly Column[];
  cell: (row: Row, column: Column) => ReactNode;
}

/** Every pair of two variants in one picture. */
export function Matrix<Row extends string | number, Column extends string | number>({
  rows,
  columns,
  cell,
}: MatrixProps<Row, Column>) {
  return (
    <Scroller>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" style={{ padding: 8, textAlign: 'start' }}>
                <Text isInline variant="caption" tone="muted">
                  {column}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" style={{ padding: 8, textAlign: 'start' }}>
                <Text isInline variant="caption" tone="muted">
                  {row}
                </Text>
              </th>
              {columns.map((column) => (
                <td key={column} style={{ padding: 8 }}>
                  {cell(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
