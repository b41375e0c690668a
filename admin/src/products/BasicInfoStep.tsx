import type { ProductTextInputField } from '@elvora/catalogue/model';
import { Grid, Stack } from '@elvora/design-system/layout';
import { Select } from '@elvora/design-system/Select';
import { Switch } from '@elvora/design-system/Switch';
import { TextArea } from '@elvora/design-system/TextArea';
import { TextField } from '@elvora/design-system/TextField';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { texts } from '../texts.ts';
import type { ProductFormField, ProductForm } from './productFormOps.ts';

interface BasicInfoStepProps {
  form: ProductForm;
  /** Sorted names of all categories. */
  categories: readonly string[];
  /** Invalid field to focus. */
  focusedField: ProductFormField | null;
  /** The first field. */
  nameRef: RefObject<HTMLInputElement | null>;
  isDisabled: boolean;
  onChange: (form: ProductForm) => void;
}

/** Name, category, keywords, description and flags (S-328). */
export function BasicInfoStep(props: BasicInfoStepProps) {
  const { form, categories, focusedField, nameRef, isDisabled, onChange } = props;
  const { products } = texts;
  const category = useRef<HTMLSelectElement>(null);
  const keywords = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLTextAreaElement>(null);
  useEffect(
    function focusInvalidField() {
      const inputs: Record<ProductTextInputField, HTMLElement | null> = {
        name: nameRef.current,
        category: category.current,
        keywords: keywords.current,
        description: description.current,
      };
      const elements: Partial<Record<ProductFormField, HTMLElement | null>> = inputs;
      if (focusedField) elements[focusedField]?.focus();
    },
    [focusedField, nameRef],
  );

  const chosen = form.category;
  const options = useMemo(() => categoryOptions(categories, chosen), [categories, chosen]);
  return (
    <Stack gap="2">
      <Grid columns={{ xs: 1, sm: 2 }} gap="2">
        <TextField
          autoComplete="off"
          isDisabled={isDisabled}
          isRequired
          label={products.name}
          name="name"
          onChange={(text) => onChange({ ...form, name: text })}
          ref={nameRef}
          value={form.name}
        />
        <Select
          isDisabled={isDisabled}
          isRequired
          label={products.category}
          name="category_id"
          onChange={(value) => onChange({ ...form, category: value })}
          options={options}
          placeholder={products.chooseCategory}
          ref={category}
          value={form.category}
        />
      </Grid>
      <TextField
        autoComplete="off"
        hint={products.keywordsHint}
        isDisabled={isDisabled}
        isRequired
        label={products.keywords}
        name="keyword"
        onChange={(text) => onChange({ ...form, keywords: text })}
        ref={keywords}
        value={form.keywords}
      />
      <TextArea
        isDisabled={isDisabled}
        isRequired
        label={products.description}
        name="description"
        onChange={(text) => onChange({ ...form, description: text })}
        ref={description}
        rows={4}
        value={form.description}
      />
      <FlagSwitches form={form} isDisabled={isDisabled} onChange={onChange} />
    </Stack>
  );
}

/** Options of the category field. A category that was deleted can stay selected. */
const categoryOptions = (categories: readonly string[], chosen: string) => [
  ...categories.map((value) => ({ value, label: value })),
  ...(chosen === '' || categories.includes(chosen)
    ? []
    : [{ value: chosen, label: texts.products.missingCategory(chosen) }]),
];

/** The product's flags: bestseller, trending. */
function FlagSwitches({
  form,
  isDisabled,
  onChange,
}: Pick<BasicInfoStepProps, 'form' | 'isDisabled' | 'onChange'>) {
  const { products } = texts;
  return (
    <Grid columns={{ xs: 1, sm: 2 }} gap="2">
      <Switch
        hint={products.bestsellerHint}
        isBoxed
        isDisabled={isDisabled}
        isSelected={form.isBestseller}
        isReversed
        label={products.bestseller}
        name="bestseller"
        onChange={(isOn) => onChange({ ...form, isBestseller: isOn })}
      />
      <Switch
        hint={products.trendingHint}
        isBoxed
        isDisabled={isDisabled}
        isSelected={form.isTrending}
        isReversed
        label={products.trending}
        name="trending"
        onChange={(isOn) => onChange({ ...form, isTrending: isOn })}
      />
    </Grid>
  );
}
