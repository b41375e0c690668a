import type { FastifyInstance } from 'fastify';

export const quote = {
  email: 'buyer@example.in',
  phone: '9876543210',
  items: [
    { name: 'Power Contactor', image: 'a.jpg', quantity: 2 },
    { name: 'Relay', image: '', quantity: 1 },
  ],
};

export const contact = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '',
  message: 'Do you have M20 glands?',
  subject: '',
};

export const distributor = {
  companyname: 'Rao Electricals',
  about: 'We sell switchgear in Pune.',
  'first-name': 'Asha',
  'last-name': 'Rao',
  phone: '9876543210',
  email: 'asha@example.in',
  'street-address': '1 MG Road',
  city: 'Pune',
  region: 'Maharashtra',
  'postal-code': '411001',
  country: 'IN',
  'country-other': '',
  'business-type': 'retailer',
  experience: '5-10',
  'target-market': '',
  comments: true,
  candidates: false,
  offers: false,
  'push-notifications': 'none',
  terms: true,
};

export const newsletter = { email: 'reader@example.in' };

/** The path and a valid body of each form. */
export const forms = [
  ['quotes', 'quote', quote],
  ['contact-messages', 'contact', contact],
  ['distributor-applications', 'distributor', distributor],
  ['newsletter', 'newsletter', newsletter],
] as const;

/** Submits a form. */
export const sendForm = (
  app: FastifyInstance,
  path: (typeof forms)[number][0],
  payload: object,
  headers: Record<string, string> = {},
) => app.inject({ method: 'POST', url: `/backend/enquiries/${path}`, payload, headers });
