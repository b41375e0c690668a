import {
  IconBuildingFactory2,
  IconBuildingStore,
  IconClock,
  type IconComponent,
  IconMail,
  IconPhone,
} from '@elvora/design-system/Icon';
import { Container, Section } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { MapPoster } from '@elvora/design-system/MapPoster';
import type { ReactNode } from 'react';
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

/** The form, the map, and every other way to reach the company (S-126, S-130). */
export function ContactView({ breadcrumbs, ...form }: ContactViewProps) {
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} lead={content.lead} title={content.title} />
      <Section rhythm="catalogue">
        <Container>
          <div className={styles.columns}>
            <div className={styles.box}>
              <SectionErrorBoundary fallback={inlineErrorFallback}>
                <ContactForm {...form} />
              </SectionErrorBoundary>
            </div>
            <div className={styles.aside}>
              <SectionErrorBoundary fallback={inlineErrorFallback}>
                <MapPoster embedUrl={map.embedUrl} href={map.href} label={map.label} />
              </SectionErrorBoundary>
              <SectionErrorBoundary fallback={inlineErrorFallback}>
                <Facts />
              </SectionErrorBoundary>
            </div>
          </div>
        </Container>
      </Section>
    </>
  );
}

const addressIcons: Readonly<Record<string, IconComponent>> = { factory: IconBuildingFactory2 };

function Facts() {
  const { addresses, phone, email, openingHours, brand } = company;
  return (
    <dl className={styles.facts}>
      {addresses.map(({ id, label, lines }) => (
        <Fact icon={addressIcons[id] ?? IconBuildingStore} key={id} label={label}>
          {lines.filter((line) => line !== brand.name).join(', ')}
        </Fact>
      ))}
      <Fact icon={IconPhone} label={phone.label}>
        <Link href={phone.href} tone="inherit">
          {phone.display}
        </Link>
      </Fact>
      <Fact icon={IconMail} label="Email">
        <Link href={`mailto:${email.sales}`} tone="inherit">
          {email.sales}
        </Link>
      </Fact>
      <Fact icon={IconClock} label="Opening hours">
        {openingHours
          .filter(({ schema }) => schema !== null)
          .map(({ days, hours }) => `${days} ${hours}`)
          .join(', ')}
      </Fact>
    </dl>
  );
}

function Fact({ icon: Icon, label, children }: { icon: IconComponent; label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>
        <span className={styles.icon}>
          <Icon size={20} />
        </span>
        {label}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
