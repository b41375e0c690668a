import { businessTypes, distributorLabels as labels, experienceYears } from '@elvora/catalogue/model';
import { FieldPair, FormSection } from '@elvora/design-system/FormSection';
import { Select } from '@elvora/design-system/Select';
import { TextArea } from '@elvora/design-system/TextArea';
import content from '../content/distributor.json';
import type { ApplicationFields } from './applicationFields.ts';
import { businessTypeNames } from './optionNames.ts';

/** Type of business (S-226), experience and target market. */
export function BusinessSection({ fields: { text, field, values } }: { fields: ApplicationFields }) {
  return (
    <FormSection {...content.sections.business}>
      <FieldPair>
        <Select
          {...text('business-type')}
          defaultValue={businessTypes.find((option) => option === values['business-type'])}
          options={businessTypes.map((value) => ({ value, label: businessTypeNames[value] }))}
          placeholder="Choose a type"
        />
        <Select
          {...text('experience')}
          defaultValue={experienceYears.find((option) => option === values['experience'])}
          options={experienceYears.map((value) => ({ value, label: value }))}
          placeholder="Choose a range"
        />
      </FieldPair>
      <TextArea
        {...field('target-market')}
        defaultValue={values['target-market']}
        isOptional
        label={labels['target-market']}
        placeholder={content.marketPlaceholder}
        rows={3}
      />
    </FormSection>
  );
}
