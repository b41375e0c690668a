import { recommendedAboutLength } from '@elvora/catalogue/model';
import { FormSection } from '@elvora/design-system/FormSection';
import { TextArea } from '@elvora/design-system/TextArea';
import { TextField } from '@elvora/design-system/TextField';
import content from '../content/distributor.json';
import type { ApplicationFields } from './applicationFields.ts';

/** The company and what it does. */
export function CompanySection({ fields: { text } }: { fields: ApplicationFields }) {
  return (
    <FormSection {...content.sections.company}>
      <TextField {...text('companyname')} autoComplete="organization" />
      <TextArea
        {...text('about')}
        count={{ min: recommendedAboutLength }}
        hint={content.aboutHint}
        rows={3}
      />
    </FormSection>
  );
}
