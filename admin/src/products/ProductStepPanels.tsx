import { tableBounds } from '@elvora/catalogue/model';
import { SpecTableEditor } from '@elvora/design-system/SpecTableEditor';
import { TabPanel } from '@elvora/design-system/Tabs';
import type { RefObject } from 'react';
import { texts } from '../texts.ts';
import { BasicInfoStep } from './BasicInfoStep.tsx';
import { ImagesStep } from './ImagesStep.tsx';
import type { ProductDialogViewProps } from './ProductDialogView.tsx';
import { withTable } from './productFormOps.ts';

type ProductStepPanelsProps = Pick<
  ProductDialogViewProps,
  | 'form'
  | 'categories'
  | 'imageBase'
  | 'isSaving'
  | 'upload'
  | 'alert'
  | 'focusedField'
  | 'onChange'
  | 'onSubmit'
  | 'onCancelSave'
> & { nameRef: RefObject<HTMLInputElement | null> };

/** The panels of the three steps. */
export function ProductStepPanels(props: ProductStepPanelsProps) {
  const { form, isSaving, onChange } = props;
  return (
    <>
      <TabPanel id="basic">
        <BasicInfoStep
          categories={props.categories}
          focusedField={props.alert.isOpen ? null : props.focusedField}
          form={form}
          isDisabled={isSaving}
          nameRef={props.nameRef}
          onChange={(next) => onChange(() => next)}
        />
      </TabPanel>
      <TabPanel id="images">
        <ImagesStep
          imageBase={props.imageBase}
          images={form.images}
          isDisabled={isSaving}
          onCancel={isSaving ? props.onCancelSave : undefined}
          onChange={(images) => onChange((before) => ({ ...before, images }))}
          onRetry={isSaving ? undefined : props.onSubmit}
          upload={props.upload}
        />
      </TabPanel>
      <TabPanel id="specifications" fillsHeight>
        <SpecTableEditor
          fillsHeight
          isReadOnly={isSaving}
          label={texts.products.specifications}
          maxCells={tableBounds.cells}
          onChange={(table) => onChange((before) => withTable(before, table))}
          invalidText={form.unreadable ?? undefined}
          value={form.table}
        />
      </TabPanel>
    </>
  );
}
