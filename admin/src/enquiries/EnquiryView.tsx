import { enquiryStatuses, type Enquiry, type EnquiryStatus } from '@elvora/catalogue/model';
import { Button, ButtonLink } from '@elvora/design-system/Button';
import { Heading } from '@elvora/design-system/Heading';
import { IconArrowLeft, IconMail, IconPrinter, IconSend, IconTrash } from '@elvora/design-system/Icon';
import { Stack } from '@elvora/design-system/layout';
import { SegmentedControl } from '@elvora/design-system/SegmentedControl';
import { Text } from '@elvora/design-system/Text';
import { TextArea } from '@elvora/design-system/TextArea';
import { EditConflict, type EditConflictProps } from '../layout/EditConflict.tsx';
import { texts } from '../texts.ts';
import { formatLongDateTime } from '../formatDate.ts';
import { EnquiryPayload } from './EnquiryPayload.tsx';
import * as styles from './EnquiryView.css.ts';
import { replyHref, forwardHref } from './enquiryMail.ts';

export interface EnquiryViewProps {
  enquiry: Enquiry;
  imageBase: string;
  /** The list it came from, for small screens. */
  listHref: string;
  canEdit: boolean;
  /** May erase everything from the sender. */
  canErase: boolean;
  /** As it is being typed. */
  note: string;
  isNoteChanged: boolean;
  isSaving: boolean;
  conflict: Omit<EditConflictProps, 'isBusy'> | null;
  onStatusChange: (status: EnquiryStatus) => void;
  onNoteChange: (note: string) => void;
  onNoteSave: () => void;
  onErase: () => void;
  onPrint: () => void;
}

/** One enquiry: who sent it, what was sent, exactly as it was sent, and what the office makes of it. */
export function EnquiryView(props: EnquiryViewProps) {
  const { enquiry, canEdit, isSaving, conflict } = props;
  const { kind, reference, receivedAt, status, email, name, phone } = enquiry;
  const { enquiries } = texts;
  return (
    <article aria-label={reference} className={styles.root}>
      <div className={styles.back}>
        <ButtonLink href={props.listHref} icon={IconArrowLeft} size="sm" tone="secondary">
          {enquiries.back}
        </ButtonLink>
      </div>
      <header className={styles.header}>
        <Stack gap="0">
          <Text variant="caption" tone="muted">
            {[reference, formatLongDateTime(receivedAt)].filter(Boolean).join(', ')}
          </Text>
          <Heading level={2} variant="heading3">
            {enquiries.kindNames[kind]}
          </Heading>
        </Stack>
        <SegmentedControl
          isDisabled={!canEdit || isSaving}
          label={enquiries.status}
          onChange={props.onStatusChange}
          options={enquiryStatuses.map((value) => ({ value, label: enquiries.statuses[value] }))}
          value={status}
        />
      </header>
      <dl className={styles.facts}>
        <Fact label={enquiries.name} value={name} />
        <Fact label={enquiries.email} value={email} />
        <Fact label={enquiries.phone} value={phone} />
      </dl>
      <EnquiryPayload enquiry={enquiry} imageBase={props.imageBase} />
      {conflict && <EditConflict {...conflict} isBusy={isSaving} />}
      {canEdit ? (
        <Stack align="start" gap="1">
          <div className={styles.note}>
            <TextArea
              label={enquiries.note}
              maxLength={10_000}
              onChange={props.onNoteChange}
              placeholder={enquiries.noteHint}
              rows={3}
              value={props.note}
            />
          </div>
          {props.isNoteChanged && (
            <Button busyLabel={texts.write.saving} isBusy={isSaving} onPress={props.onNoteSave} size="sm">
              {enquiries.saveNote}
            </Button>
          )}
        </Stack>
      ) : (
        props.note !== '' && (
          <Stack gap="0_5">
            <Text variant="bodySm" weight="medium">
              {enquiries.note}
            </Text>
            <Text preservesLineBreaks>{props.note}</Text>
          </Stack>
        )
      )}
      <div className={styles.actions}>
        {email !== '' && (
          <ButtonLink href={replyHref(enquiry)} icon={IconMail}>
            {enquiries.answer}
          </ButtonLink>
        )}
        <ButtonLink href={forwardHref(enquiry)} icon={IconSend} tone="secondary">
          {enquiries.passOn}
        </ButtonLink>
        <Button icon={IconPrinter} onPress={props.onPrint} tone="ghost">
          {enquiries.print}
        </Button>
        {props.canErase && email !== '' && (
          <Button icon={IconTrash} onPress={props.onErase} tone="ghost">
            {enquiries.erase}
          </Button>
        )}
      </div>
    </article>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>{value || '–'}</dd>
    </div>
  );
}
