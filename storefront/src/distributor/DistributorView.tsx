import { Button } from '@elvora/design-system/Button';
import { Callout } from '@elvora/design-system/Callout';
import { Heading } from '@elvora/design-system/Heading';
import { Container, Inline, Section, Stack } from '@elvora/design-system/layout';
import { NextSteps } from '@elvora/design-system/NextSteps';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Text } from '@elvora/design-system/Text';
import content from '../content/distributor.json';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { DistributorForm, type DistributorFormProps } from './DistributorForm.tsx';
import * as styles from './DistributorView.css.ts';

export interface DistributorViewProps extends DistributorFormProps {
  breadcrumbs: readonly Breadcrumb[];
  /** Date of a stored draft that has not been resumed: '21 November 2026, 14:32'. */
  savedDraftDate: string | null;
  onResume: () => void;
  onDiscard: () => void;
  /** A new key remounts the form with its values. */
  formKey: string;
}

/** Renders the offer to dealers and their application form (S-214…S-218). */
export function DistributorView(props: DistributorViewProps) {
  const { breadcrumbs, savedDraftDate, onResume, onDiscard, formKey, ...form } = props;
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={content.title} />
      <Section rhythm="catalogue">
        <Container>
          <Stack gap="2">
            <div className={styles.headline}>
              <Heading level={2} variant="displayLg">
                {content.headline}
              </Heading>
            </div>
            <div className={styles.lead}>
              <Text variant="bodyLg" tone="soft">
                {content.lead}
              </Text>
            </div>
          </Stack>
          <div className={styles.columns}>
            <div className={styles.main}>
              {savedDraftDate !== null && (
                <div className={styles.draftNotice}>
                  <Callout
                    action={
                      <Inline>
                        <Button onPress={onResume} size="sm">
                          Resume draft
                        </Button>
                        <Button onPress={onDiscard} size="sm" tone="secondary">
                          Discard draft
                        </Button>
                      </Inline>
                    }
                    isStatus
                    text={`A draft of ${savedDraftDate} is kept in this browser.`}
                  />
                </div>
              )}
              <DistributorForm key={formKey} {...form} />
            </div>
            <div className={styles.aside}>
              <NextSteps steps={content.next.steps} title={content.next.title} />
            </div>
          </div>
        </Container>
      </Section>
    </>
  );
}
