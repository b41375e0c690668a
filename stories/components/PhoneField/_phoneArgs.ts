import { parsePhoneCode, parseTypedPhone } from '@elvora/catalogue/operations';

/** A field as the forms of the site use it. */
export const phoneArgs = {
  label: 'Phone number',
  parse: parseTypedPhone,
  parseCode: parsePhoneCode,
  defaultValue: { code: '+91', number: '' },
};
