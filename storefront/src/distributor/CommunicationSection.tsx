import { defaultSmsPreference, distributorLabels as labels, smsPreferences } from '@elvora/catalogue/model';
import { Checkbox } from '@elvora/design-system/Checkbox';
import { FieldGroup } from '@elvora/design-system/Field';
import { FormSection } from '@elvora/design-system/FormSection';
import { RadioGroup } from '@elvora/design-system/RadioGroup';
import content from '../content/distributor.json';
import type { ApplicationFields } from './applicationFields.ts';
import { smsPreferenceNames } from './optionNames.ts';

/** Preferences for email and text messages (S-228). */
export function CommunicationSection({ fields: { checkbox, values } }: { fields: ApplicationFields }) {
  const { comments, candidates, offers } = content.emailPreferences;
  return (
    <FormSection {...content.sections.communication}>
      <FieldGroup legend="By email">
        <Checkbox {...checkbox('comments')} hint={comments} label={labels.comments} />
        <Checkbox {...checkbox('candidates')} hint={candidates} label={labels.candidates} />
        <Checkbox {...checkbox('offers')} hint={offers} label={labels.offers} />
      </FieldGroup>
      <RadioGroup
        defaultValue={
          smsPreferences.find((option) => option === values['push-notifications']) ?? defaultSmsPreference
        }
        legend="By SMS"
        name="push-notifications"
        options={smsPreferences.map((value) => ({ value, label: smsPreferenceNames[value] }))}
      />
    </FormSection>
  );
}
