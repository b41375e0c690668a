import { countries } from '@elvora/catalogue/model';
import { FieldPair, FormSection } from '@elvora/design-system/FormSection';
import { PhoneField } from '@elvora/design-system/PhoneField';
import { Select } from '@elvora/design-system/Select';
import { TextField } from '@elvora/design-system/TextField';
import { useState } from 'react';
import content from '../content/distributor.json';
import { phoneFieldProps } from '../forms/phoneFieldProps.ts';
import type { ApplicationFields } from './applicationFields.ts';
import { countryNames } from './optionNames.ts';

/** Name, phone, email and address (S-225); another country has a field for its name (D-50). */
export function ContactSection({ fields: { text, field, values } }: { fields: ApplicationFields }) {
  const [country, setCountry] = useState(values['country'] ?? '');
  return (
    <FormSection {...content.sections.contact}>
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
  );
}
