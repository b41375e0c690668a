export { ContactDetails, type ContactDetail, type ContactDetailsProps } from './ContactDetails.tsx';
