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
import { writeTexts } from './writeTexts.ts';
import { optionalText, requiredEmail, requiredText, tickBox } from './writtenFields.ts';

const { required } = writeTexts;

const needed = (field: keyof typeof labels, most = 200) => requiredText(required(labels[field]), most);

const choice = <const T extends readonly string[]>(field: keyof typeof labels, options: T) =>
  v.optional(v.picklist(options, required(labels[field])), '' as T[number]);

/** Required fields as stated (S-221); the advised length of the company text is advice (S-224, D-16). */
export const distributorForm = v.pipe(
  v.object({
    companyname: needed('companyname'),
    about: needed('about', 10_000),
    'first-name': needed('first-name', 100),
    'last-name': needed('last-name', 100),
    phone: needed('phone', 40),
    email: requiredEmail(required(labels.email)),
    'street-address': needed('street-address', 300),
    city: needed('city'),
    region: needed('region'),
    'postal-code': needed('postal-code', 40),
    country: choice('country', countries),
    'country-other': optionalText(100),
    'business-type': choice('business-type', businessTypes),
    experience: choice('experience', experienceYears),
    'target-market': optionalText(10_000),
    comments: tickBox,
    candidates: tickBox,
    offers: tickBox,
    'push-notifications': v.optional(v.picklist(smsPreferences, writeTexts.notAChoice), defaultSmsPreference),
    terms: v.pipe(
      tickBox,
      v.check((isAccepted) => isAccepted, writeTexts.termsMissing),
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
) satisfies v.GenericSchema<unknown, DistributorForm>;
