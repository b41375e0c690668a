import { TabPanel } from '@elvora/design-system/Tabs';
import type { RefObject } from 'react';
import { BasicInfoStep } from './BasicInfoStep.tsx';
import { ImagesStep } from './ImagesStep.tsx';
import type { ProductDialogViewProps } from './ProductDialogView.tsx';
import { SpecificationsStep } from './SpecificationsStep.tsx';

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
        <SpecificationsStep form={form} isDisabled={isSaving} onChange={onChange} />
      </TabPanel>
    </>
  );
}
