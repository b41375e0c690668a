import type { BusinessType, Country, SmsPreference } from '@elvora/catalogue/model';

/** Labels of the stated options (S-225…S-228). */
export const countryNames: Record<Country, string> = {
  US: 'United States',
  CA: 'Canada',
  MX: 'Mexico',
  UK: 'United Kingdom',
  DE: 'Germany',
  FR: 'France',
  AU: 'Australia',
  JP: 'Japan',
  IN: 'India',
  BR: 'Brazil',
  Other: 'Other',
};

export const businessTypeNames: Record<BusinessType, string> = {
  retailer: 'Retailer',
  wholesaler: 'Wholesaler',
  online: 'Online',
  chain: 'Chain',
  franchise: 'Franchise',
  other: 'Other',
};

export const smsPreferenceNames: Record<SmsPreference, string> = {
  everything: 'Everything',
  urgent: 'Urgent only',
  none: 'No SMS',
};
