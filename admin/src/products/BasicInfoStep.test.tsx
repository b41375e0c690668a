import { productFields, productTextInputFields } from '@elvora/catalogue/model';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { eventually, renderInDocument } from '../../test/renderInDocument.tsx';
import { BasicInfoStep } from './BasicInfoStep.tsx';
import { newProductForm, type ProductFormField } from './productFormOps.ts';

function Step({ focusedField }: { focusedField: ProductFormField }) {
  const nameRef = useRef<HTMLInputElement>(null);
  return (
    <BasicInfoStep
      categories={[]}
      focusedField={focusedField}
      form={newProductForm()}
      isDisabled={false}
      nameRef={nameRef}
      onChange={() => undefined}
    />
  );
}

it.each(productTextInputFields)(
  'has an input for the field %s, and focuses it when it is invalid',
  async (field) => {
    renderInDocument(<Step focusedField={field} />);
    const { wireName } = productFields[field];
    await eventually(() => {
      const input = document.querySelector(`[name="${wireName}"]`);
      expect(input, `BasicInfoStep.tsx has no input named ${wireName}`).not.toBeNull();
      expect(document.activeElement, `ref of ${field}`).toBe(input);
    });
  },
);
