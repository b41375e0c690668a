import { drawingFamily, tableBounds } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { SpecTableEditor, tableFromGrid } from '@elvora/design-system/SpecTableEditor';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { DrawingDialogView } from './DrawingDialogView.tsx';
import { type ProductForm, withTable } from './productFormOps.ts';
import * as styles from './SpecificationsStep.css.ts';

interface SpecificationsStepProps {
  form: ProductForm;
  isDisabled: boolean;
  onChange: (change: (form: ProductForm) => ProductForm) => void;
}

const { products } = texts;

/** The specification table and the drawing that shows its dimensions. */
export function SpecificationsStep({ form, isDisabled, onChange }: SpecificationsStepProps) {
  const [isDrawing, setDrawing] = useState(false);
  const { drawing, table } = form;
  const family = drawing && (drawingFamily(drawing.family)?.label ?? drawing.family);
  return (
    <div className={styles.root}>
      <SpecTableEditor
        fillsHeight
        isReadOnly={isDisabled}
        label={products.specifications}
        maxCells={tableBounds.cells}
        onChange={(next) => onChange((before) => withTable(before, next))}
        invalidText={form.unreadable ?? undefined}
        value={table}
      />
      <div className={styles.drawing}>
        <Button isDisabled={isDisabled} onPress={() => setDrawing(true)} size="sm" tone="secondary">
          {family === null ? products.addDrawing : products.drawingOf(family)}
        </Button>
      </div>
      {isDrawing && (
        <DrawingDialogView
          drawing={drawing}
          onClose={() => setDrawing(false)}
          onSubmit={(next) => {
            onChange((before) => ({ ...before, drawing: next }));
            setDrawing(false);
          }}
          table={tableFromGrid(table.present)}
        />
      )}
    </div>
  );
}
