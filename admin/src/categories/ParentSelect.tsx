import { Select, type SelectProps } from '@elvora/design-system/Select';
import { useMemo } from 'react';
import { texts } from '../texts.ts';
import type { ParentOption } from './categoryDraftOps.ts';

interface ParentSelectProps extends Pick<
  SelectProps<string>,
  'error' | 'hint' | 'isDisabled' | 'name' | 'ref'
> {
  parents: readonly ParentOption[];
  /** Null for a main category. */
  parentName: string | null;
  onChange: (parentName: string | null) => void;
}

/** Option value for no parent; no category can have this name. */
const noParentValue = '.';

/** Chooses the parent of a category among all categories, by their full paths. */
export function ParentSelect({ parents, parentName, onChange, ...select }: ParentSelectProps) {
  const options = useMemo(
    () => parents.map(({ name, label }) => ({ value: name ?? noParentValue, label })),
    [parents],
  );
  return (
    <Select
      {...select}
      label={texts.categories.parent}
      onChange={(value) => onChange(value === noParentValue ? null : value)}
      options={options}
      value={parentName ?? noParentValue}
    />
  );
}
