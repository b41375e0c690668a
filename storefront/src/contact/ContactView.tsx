import { isPlaceholder } from '@elvora/catalogue/operations';
import { ContactDetails, type ContactDetail } from '@elvora/design-system/ContactDetails';
import { FormPanel } from '@elvora/design-system/FormSection';
import {
  IconBuildingFactory2,
  IconBuildingStore,
  IconClock,
  type IconComponent,
  IconMail,
  IconPhone,
} from '@elvora/design-system/Icon';
import { Container, Section } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { MapPoster } from '@elvora/design-system/MapPoster';
import company from '../content/company.json';
import content from '../content/contact.json';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { inlineErrorFallback, SectionErrorBoundary } from '../runtime/errors/SectionErrorBoundary.tsx';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import * as styles from './ContactView.css.ts';

export interface ContactViewProps extends ContactFormProps {
  breadcrumbs: readonly Breadcrumb[];
}

const { map } = company;

/** Renders the contact form, the map and the other contact details (S-126, S-130). */
export function ContactView({ breadcrumbs, ...form }: ContactViewProps) {
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} lead={content.lead} title={content.title} />
      <Section rhythm="catalogue">
        <Container>
          <div className={styles.columns}>
            <FormPanel>
              <SectionErrorBoundary fallback={inlineErrorFallback}>
                <ContactForm {...form} />
              </SectionErrorBoundary>
            </FormPanel>
            <div className={styles.aside}>
              <SectionErrorBoundary fallback={inlineErrorFallback}>
                <MapPoster embedUrl={map.embedUrl} href={map.href} label={map.label} />
              </SectionErrorBoundary>
              <SectionErrorBoundary fallback={inlineErrorFallback}>
                <ContactDetails items={details} />
              </SectionErrorBoundary>
            </div>
          </div>
        </Container>
      </Section>
    </>
  );
}

const addressIcons: Readonly<Record<string, IconComponent>> = { factory: IconBuildingFactory2 };

const { addresses, brand, phone, email, openingHours } = company;

const details: readonly ContactDetail[] = [
  ...addresses.map(({ id, label, lines }) => ({
    id,
    icon: addressIcons[id] ?? IconBuildingStore,
    label,
    value: lines.filter((line) => line !== brand.name && !isPlaceholder(line)).join(', '),
  })),
  ...(isPlaceholder(phone.display)
    ? []
    : [{ id: 'phone', icon: IconPhone, label: phone.label, value: phone.display, href: phone.href }]),
  { id: 'email', icon: IconMail, label: 'Email', value: email.sales, href: `mailto:${email.sales}` },
  {
    id: 'opening-hours',
    icon: IconClock,
    label: 'Opening hours',
    value: openingHours
      .filter(({ schema }) => schema !== null)
      .map(({ days, hours }) => `${days} ${hours}`)
      .join(', '),
  },
];
