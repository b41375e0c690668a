import {
  drawingFamilies,
  drawingFamily,
  type ProductDrawing,
  type SpecificationTable,
} from '@elvora/catalogue/model';
import { drawingOfFamily, drawnColumns, linkableTitles, linkColumn } from '@elvora/catalogue/operations';
import { DimensionDrawing } from '@elvora/design-system/DimensionDrawing';
import { Grid } from '@elvora/design-system/layout';
import { Select } from '@elvora/design-system/Select';
import { Text } from '@elvora/design-system/Text';
import { useState } from 'react';
import { AdminFormDialog } from '../page/AdminFormDialog.tsx';
import { texts } from '../texts.ts';

export interface DrawingDialogViewProps {
  drawing: ProductDrawing | null;
  /** The table in the form, whose columns the drawing refers to. */
  table: SpecificationTable;
  onSubmit: (drawing: ProductDrawing | null) => void;
  onClose: () => void;
}

const families = Object.entries(drawingFamilies)
  .map(([value, { label }]) => ({ value, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

const { products } = texts;

/** Chooses the dimension drawing of a product, and the column of each of its dimensions. */
export function DrawingDialogView({ table, ...props }: DrawingDialogViewProps) {
  const [drawing, setDrawing] = useState(props.drawing);
  const [wasRefused, setRefused] = useState(false);
  const titles = linkableTitles(table.headers);
  const drawn = drawing === null ? [] : drawnColumns(drawing, table, table.rows.length > 0 ? 0 : null);
  const isUnlinked = drawing !== null && drawn.length === 0;
  return (
    <AdminFormDialog
      onClose={props.onClose}
      onSubmit={() => (isUnlinked ? setRefused(true) : props.onSubmit(drawing))}
      submitLabel={products.drawingApply}
      title={products.drawingTitle}
      width={920}
    >
      <Text tone="soft">{products.drawingLead}</Text>
      <Select
        error={wasRefused && isUnlinked ? products.drawingWithoutColumns : undefined}
        label={products.drawingFamily}
        onChange={(family) =>
          setDrawing(family === '' ? null : drawingOfFamily(family, { current: props.drawing, titles }))
        }
        options={families}
        placeholder={products.noDrawing}
        value={drawing?.family ?? ''}
      />
      {drawing && (
        <>
          <Grid columns={{ xs: 1, sm: 2 }} gap="2">
            {Object.entries(drawingFamily(drawing.family)?.dimensions ?? {}).map(([letter, dimension]) => (
              <Select
                key={letter}
                label={products.drawingColumn(letter, dimension)}
                onChange={(title) => setDrawing(linkColumn(drawing, letter, title === '' ? null : title))}
                options={titles.map((title) => ({ value: title, label: title }))}
                placeholder={products.drawingUnlinked}
                value={drawing.columns[letter] ?? ''}
              />
            ))}
          </Grid>
          <DimensionDrawing dimensions={drawn} family={drawing.family} />
        </>
      )}
    </AdminFormDialog>
  );
}
