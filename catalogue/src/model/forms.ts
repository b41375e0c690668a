/** Form of the contact page (S-126). */
export interface ContactForm {
  firstName: string;
  lastName: string;
  email: string;
  /** Country code of the phone number, such as '+44'; empty when `phone` is one text (D-64). */
  phoneCode: string;
  phone: string;
  message: string;
  /** Prefilled when the visitor comes from 'Get Free Quote' (D-13). */
  subject: string;
}

/** Countries in the specified order (S-225); 'Other' requires a text field (D-50). */
export const countries = ['US', 'CA', 'MX', 'UK', 'DE', 'FR', 'AU', 'JP', 'IN', 'BR', 'Other'] as const;
export type Country = (typeof countries)[number];

/** Kinds of business in the stated order (S-226). */
export const businessTypes = ['retailer', 'wholesaler', 'online', 'chain', 'franchise', 'other'] as const;
export type BusinessType = (typeof businessTypes)[number];

/** Years in business in the stated order (S-227). */
export const experienceYears = ['0-1', '1-3', '3-5', '5-10', '10+'] as const;
export type ExperienceYears = (typeof experienceYears)[number];

/** Choices for text messages (S-228). */
export const smsPreferences = ['everything', 'urgent', 'none'] as const;
export type SmsPreference = (typeof smsPreferences)[number];
export const defaultSmsPreference: SmsPreference = 'urgent';

/** A distributor application; the keys are the stated field names (S-219). */
export interface DistributorForm {
  companyname: string;
  about: string;
  'first-name': string;
  'last-name': string;
  /** Country code of the phone number, such as '+44'; empty when `phone` is one text (D-64). */
  phoneCode: string;
  phone: string;
  email: string;
  'street-address': string;
  city: string;
  region: string;
  'postal-code': string;
  country: Country;
  /** The country's name when it is 'Other', else empty (D-50). */
  'country-other': string;
  'business-type': BusinessType;
  experience: ExperienceYears;
  /** Optional (S-222). */
  'target-market': string;
  /** Product Updates (S-220). */
  comments: boolean;
  /** Marketing Materials. */
  candidates: boolean;
  /** Special Offers. */
  offers: boolean;
  'push-notifications': SmsPreference;
  terms: boolean;
}

/** Fields of a distributor application that are checkboxes. */
export const distributorCheckboxFields = [
  'comments',
  'candidates',
  'offers',
  'terms',
] as const satisfies readonly (keyof DistributorForm)[];

/** Labels of a distributor application (S-220, S-221). */
export const distributorLabels = {
  companyname: 'Company Name',
  about: 'About Your Company',
  'first-name': 'First Name',
  'last-name': 'Last Name',
  phone: 'Phone Number',
  email: 'Email Address',
  'street-address': 'Street Address',
  city: 'City',
  region: 'State / Province',
  'postal-code': 'ZIP / Postal Code',
  country: 'Country',
  'business-type': 'Business Type',
  experience: 'Years in Business',
  'target-market': 'Target Market Description',
  comments: 'Product Updates',
  candidates: 'Marketing Materials',
  offers: 'Special Offers',
} as const satisfies Partial<Record<keyof DistributorForm, string>>;

/** Recommended characters of text about the company; never enforced (S-223, S-224). */
export const recommendedAboutLength = 50;
