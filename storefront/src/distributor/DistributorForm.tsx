import type { createFormsClient } from '@elvora/catalogue/client';
import { distributorFormSchema, readDistributorForm, formPagePaths } from '@elvora/catalogue/contract';
import {
  recommendedAboutLength,
  businessTypes,
  countries,
  defaultSmsPreference,
  distributorLabels as labels,
  type distributorCheckboxFields,
  experienceYears,
  smsPreferences,
} from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { Checkbox } from '@elvora/design-system/Checkbox';
import { FieldGroup } from '@elvora/design-system/Field';
import { FormReceipt } from '@elvora/design-system/FormReceipt';
import { FieldPair, FormActions, FormSection } from '@elvora/design-system/FormSection';
import { ErrorSummary } from '@elvora/design-system/ErrorSummary';
import { Link } from '@elvora/design-system/Link';
import { PhoneField } from '@elvora/design-system/PhoneField';
import { RadioGroup } from '@elvora/design-system/RadioGroup';
import { Select } from '@elvora/design-system/Select';
import { TextArea } from '@elvora/design-system/TextArea';
import { TextField } from '@elvora/design-system/TextField';
import { useState } from 'react';
import content from '../content/distributor.json';
import type { SubmittedForm } from '../runtime/forms/submittedForm.ts';
import { phoneFieldProps } from '../forms/phoneFieldProps.ts';
import { readFormValues } from '../forms/readFormValues.ts';
import { useForm } from '../forms/useForm.ts';
import { paths } from '../site/paths.ts';
import * as styles from './DistributorView.css.ts';
import type { DistributorDraft } from './distributorDraft.ts';
import { businessTypeNames, countryNames, smsPreferenceNames } from './optionNames.ts';

export interface DistributorFormProps {
  send: ReturnType<typeof createFormsClient>['sendDistributor'];
  /** Initial values of the fields. */
  values: DistributorDraft['values'];
  /** Stores the values as a draft. */
  onSaveDraft: (values: DistributorDraft['values']) => void;
  /** Status of the draft, beside its button. */
  draftNote: string;
  /** Result of a submission without script. */
  submitted?: SubmittedForm;
}

/** Renders the application in four sections, then the terms (S-217…S-228). */
export function DistributorForm(props: DistributorFormProps) {
  const { send, onSaveDraft, draftNote, submitted } = props;
  const { formProps, field, onBlur, summary, state, initialValues } = useForm({
    id: 'distributor',
    schema: distributorFormSchema,
    read: (form) => readDistributorForm(readFormValues(form)),
    send,
    action: formPagePaths.distributor,
    submitted,
  });
  const values: DistributorDraft['values'] = { ...initialValues, ...props.values };
  const [country, setCountry] = useState(values['country'] ?? '');

  if (state.status === 'sent') {
    const { reference } = state.receipt;
    return (
      <FormReceipt
        reference={reference === '' ? undefined : { label: 'Your reference is', value: reference }}
        text={content.receipt.text}
        title={content.receipt.title}
      />
    );
  }

  const text = (name: keyof typeof labels) => ({
    ...field(name),
    label: labels[name],
    isRequired: true,
    defaultValue: values[name],
    onBlur: onBlur(name),
  });
  const checkbox = (name: (typeof distributorCheckboxFields)[number]) => ({
    ...field(name),
    defaultSelected: values[name] === 'on',
  });
  const { company, contact, business, communication } = content.sections;

  return (
    <form {...formProps} className={styles.form}>
      <ErrorSummary attempt={summary.attempt} errors={summary.problems} />
      <FormSection {...company}>
        <TextField {...text('companyname')} autoComplete="organization" />
        <TextArea
          {...text('about')}
          count={{ min: recommendedAboutLength }}
          hint={content.aboutHint}
          rows={3}
        />
      </FormSection>
      <FormSection {...contact}>
        <FieldPair>
          <TextField {...text('first-name')} autoComplete="given-name" />
          <TextField {...text('last-name')} autoComplete="family-name" />
        </FieldPair>
        <FieldPair>
          <PhoneField {...text('phone')} {...phoneFieldProps(values)} />
          <TextField {...text('email')} autoComplete="email" type="email" />
        </FieldPair>
        <TextField {...text('street-address')} autoComplete="street-address" />
        <FieldPair>
          <TextField {...text('city')} autoComplete="address-level2" />
          <TextField {...text('region')} autoComplete="address-level1" />
        </FieldPair>
        <FieldPair>
          <TextField {...text('postal-code')} autoComplete="postal-code" />
          <Select
            {...text('country')}
            autoComplete="country"
            defaultValue={countries.find((option) => option === values['country'])}
            onChange={setCountry}
            options={countries.map((value) => ({ value, label: countryNames[value] }))}
            placeholder="Choose a country"
          />
        </FieldPair>
        {country === 'Other' && (
          <TextField
            {...field('country-other')}
            autoComplete="country-name"
            defaultValue={values['country-other']}
            isRequired
            label="Name of the country"
          />
        )}
      </FormSection>
      <FormSection {...business}>
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
      <FormSection {...communication}>
        <FieldGroup legend="By email">
          <Checkbox
            {...checkbox('comments')}
            hint={content.emailPreferences.comments}
            label={labels.comments}
          />
          <Checkbox
            {...checkbox('candidates')}
            hint={content.emailPreferences.candidates}
            label={labels.candidates}
          />
          <Checkbox {...checkbox('offers')} hint={content.emailPreferences.offers} label={labels.offers} />
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
      <Checkbox
        {...checkbox('terms')}
        isRequired
        label={
          <>
            I have read and accept the{' '}
            <Link href={paths.terms} isUnderlined>
              terms for distributors
            </Link>
            .
          </>
        }
      />
      <FormActions
        note={draftNote}
        primary={
          <Button
            busyLabel="Sending..."
            isBusy={state.status === 'sending'}
            isFullWidth
            size="lg"
            type="submit"
          >
            Submit Application
          </Button>
        }
        secondary={
          <Button
            onPress={(event) => {
              if (event.currentTarget.form) onSaveDraft(readFormValues(event.currentTarget.form));
            }}
            isFullWidth
            size="lg"
            tone="secondary"
          >
            Save as Draft
          </Button>
        }
      />
    </form>
  );
}
