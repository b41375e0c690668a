import type { ProductTableIssue } from '@elvora/catalogue/model';
import { DiffTable, type DiffRow } from '@elvora/design-system/DiffTable';
import { Link } from '@elvora/design-system/Link';
import { Stack } from '@elvora/design-system/layout';
import { Text } from '@elvora/design-system/Text';
import { texts } from '../texts.ts';

/** The changes made by a correction, row by row. */
export function TableIssueChanges({ issue, productHref }: { issue: ProductTableIssue; productHref: string }) {
  const { tables } = texts;
  const { rows, rowCount } = issue;
  return (
    <Stack gap="1">
      <DiffTable
        afterLabel={tables.after}
        beforeLabel={tables.now}
        caption={tables.changes}
        fieldLabel={tables.row}
        rows={diffRows(issue)}
      />
      {rowCount > rows.length && (
        <Text tone="muted" variant="caption">
          {tables.moreRows(rowCount - rows.length)}
        </Text>
      )}
      <div>
        <Link href={productHref} isStandalone>
          {tables.open}
        </Link>
      </div>
    </Stack>
  );
}

function diffRows({ header, headersAfter, correction, rows }: ProductTableIssue): DiffRow[] {
  const { tables } = texts;
  const isHeaderChanged = headersAfter.length > 0 && headersAfter.join() !== header;
  return [
    ...(isHeaderChanged ? [{ label: tables.header, before: header, after: headersAfter.join(', ') }] : []),
    ...rows.map(({ row, before, after }, at) => ({
      // Rows with the same name, such as those of a duplicate code, are distinguished by their
      // order.
      label: rows.slice(0, at).some((other) => other.row === row) ? `${row} (${at + 1})` : row,
      before,
      after:
        correction === 'remove'
          ? tables.removed
          : after
              .map((text, column) => afterText(text, headersAfter, column))
              .filter(Boolean)
              .join(', '),
    })),
  ];
}

/** When a correction creates several columns, each text includes its column. */
const afterText = (text: string, headers: readonly string[], column: number) =>
  text === '' || headers.length < 2 ? text : `${headers[column] ?? ''}: ${text}`;
