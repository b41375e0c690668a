import * as v from 'valibot';
import {
  businessTypes,
  countries,
  defaultSmsPreference,
  distributorLabels as labels,
  experienceYears,
  smsPreferences,
  type DistributorForm,
} from '../model/forms.ts';
import { validationTexts } from './validationTexts.ts';
import {
  checkboxInput,
  hasPhoneLength,
  optionalLine,
  optionalText,
  phoneCodeInput,
  requiredEmail,
  requiredLine,
  requiredText,
} from './inputFields.ts';

const { required } = validationTexts;

const requiredField = (field: keyof typeof labels, maxLength = 200) =>
  requiredLine(required(labels[field]), maxLength);

const choiceField = <const T extends readonly string[]>(field: keyof typeof labels, options: T) =>
  v.optional(v.picklist(options, required(labels[field])), '' as T[number]);

/** Required fields as stated (S-221); the recommended length of the company text is not enforced (S-224, D-16). */
export const distributorFormSchema = v.pipe(
  v.object({
    companyname: requiredField('companyname'),
    about: requiredText(required(labels.about), 10_000),
    'first-name': requiredField('first-name', 100),
    'last-name': requiredField('last-name', 100),
    phoneCode: phoneCodeInput,
    phone: requiredField('phone', 40),
    email: requiredEmail(required(labels.email)),
    'street-address': requiredField('street-address', 300),
    city: requiredField('city'),
    region: requiredField('region'),
    'postal-code': requiredField('postal-code', 40),
    country: choiceField('country', countries),
    'country-other': optionalLine(100),
    'business-type': choiceField('business-type', businessTypes),
    experience: choiceField('experience', experienceYears),
    'target-market': optionalText(10_000),
    comments: checkboxInput,
    candidates: checkboxInput,
    offers: checkboxInput,
    'push-notifications': v.optional(
      v.picklist(smsPreferences, validationTexts.notAChoice),
      defaultSmsPreference,
    ),
    terms: v.pipe(
      checkboxInput,
      v.check((isAccepted) => isAccepted, validationTexts.termsMissing),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['country'], ['country-other']],
      (form) => form.country !== 'Other' || form['country-other'] !== '',
      required(labels.country),
    ),
    ['country-other'],
  ),
  v.forward(v.partialCheck([['phone'], ['phoneCode']], hasPhoneLength, validationTexts.phoneTooLong), [
    'phone',
  ]),
) satisfies v.GenericSchema<unknown, DistributorForm>;
