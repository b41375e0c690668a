import type { FormFieldValues } from '@elvora/catalogue/contract';
import { defaultPhoneCode, parsePhoneCode, parseTypedPhone } from '@elvora/catalogue/operations';
import type { PhoneFieldProps } from '@elvora/design-system/PhoneField';

/** Props of the phone field of every form: its country code, and its initial values (D-64). */
export const phoneFieldProps = ({ phoneCode, phone = '' }: FormFieldValues) =>
  ({
    codeName: 'phoneCode',
    defaultValue: { code: phoneCode ?? defaultPhoneCode, number: phone },
    parse: parseTypedPhone,
    parseCode: parsePhoneCode,
  }) satisfies Partial<PhoneFieldProps>;
