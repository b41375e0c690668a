import type { ReactNode } from 'react';
import { Stack } from '../../layout/index.ts';
import { BrandMark } from '../BrandMark/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  brand: string;
  /** Area of the site, beside the brand: 'Admin'. */
  area?: string;
  title: string;
  lead?: string;
  /** The form. */
  children: ReactNode;
  /** Help below the form. */
  note?: string;
  /** Copyright at the bottom. */
  footer?: string;
  /** Decorative picture, neither shown nor loaded on small screens. */
  picture?: { src: string; width: number; height: number } | null;
}

/** Page layout for sign-in forms: the form on one half, a decorative picture on the other. */
export function AuthLayout(props: AuthLayoutProps) {
  const { brand, area, title, lead, children, note, footer, picture } = props;
  return (
    <div className={styles.root} data-component="AuthLayout">
      <main className={styles.main}>
        <div className={styles.brand}>
          <BrandMark name={brand} />
          {area && (
            <Text isInline tone="muted">
              {area}
            </Text>
          )}
        </div>
        <div className={styles.content}>
          <Stack gap="4">
            <Stack gap="1">
              <Heading level={1} variant="heading2">
                {title}
              </Heading>
              {lead && <Text tone="soft">{lead}</Text>}
            </Stack>
            <Stack gap="3">
              {children}
              {note && (
                <Text variant="caption" tone="muted">
                  {note}
                </Text>
              )}
            </Stack>
          </Stack>
        </div>
        {footer && (
          <Text variant="caption" tone="muted">
            {footer}
          </Text>
        )}
      </main>
      <div aria-hidden className={styles.aside}>
        {/* Lazy images inside hidden elements are not loaded. */}
        {picture && (
          <img
            alt=""
            className={styles.picture}
            height={picture.height}
            loading="lazy"
            src={picture.src}
            width={picture.width}
          />
        )}
      </div>
    </div>
  );
}
