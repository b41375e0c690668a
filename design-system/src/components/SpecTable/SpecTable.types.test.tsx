import { SpecTable, type SpecTableProps } from './index.ts';

const table: SpecTableProps['table'] = { headers: ['Code'], rows: [{ a1: 'EV-1' }] };

export const takesATableAndACaption = () => <SpecTable caption="Sizes" isDense table={table} />;

// @ts-expect-error a table has a name
export const needsACaption = () => <SpecTable table={table} />;

// @ts-expect-error cells are text
export const refusesNumbers = () => <SpecTable caption="Sizes" table={{ headers: [], rows: [{ a1: 1 }] }} />;
