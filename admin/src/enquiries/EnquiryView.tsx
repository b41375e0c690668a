import { enquiryStatuses, type Enquiry, type EnquiryStatus } from '@elvora/catalogue/model';
import { Button, ButtonLink } from '@elvora/design-system/Button';
import { EditConflict, type EditConflictProps } from '@elvora/design-system/EditConflict';
import { IconArrowLeft, IconMail, IconPrinter, IconSend, IconTrash } from '@elvora/design-system/Icon';
import { Stack } from '@elvora/design-system/layout';
import { RecordDetail } from '@elvora/design-system/RecordDetail';
import { SegmentedControl } from '@elvora/design-system/SegmentedControl';
import { Text } from '@elvora/design-system/Text';
import { TextArea } from '@elvora/design-system/TextArea';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { formatLongDateTime } from '../formatDate.ts';
import { EnquiryPayload } from './EnquiryPayload.tsx';
import * as styles from './EnquiryView.css.ts';
import { replyHref, forwardedMail, phoneHref } from './enquiryMail.ts';
import { ForwardDialogView } from './ForwardDialogView.tsx';

export interface EnquiryViewProps {
  enquiry: Enquiry;
  imageBase: string;
  /** Download link of the attachment. */
  attachmentHref: string;
  /** Link back to the list, for small screens. */
  listHref: string;
  canEdit: boolean;
  /** The user may erase all data of the sender. */
  canErase: boolean;
  /** Text of the note field. */
  note: string;
  isNoteChanged: boolean;
  isSaving: boolean;
  conflict: Omit<EditConflictProps, 'isBusy'> | null;
  onStatusChange: (status: EnquiryStatus) => void;
  onNoteChange: (note: string) => void;
  onNoteSave: () => void;
  onErase: () => void;
  onPrint: () => void;
  onCopyText: (text: string) => void;
}

/** One enquiry: its sender, the submitted content, the status and the internal note. */
export function EnquiryView(props: EnquiryViewProps) {
  const { enquiry, canEdit, isSaving, conflict } = props;
  const { kind, reference, receivedAt, status, email, name, phone } = enquiry;
  const { enquiries } = texts;
  return (
    <RecordDetail
      actions={<EnquiryActions {...props} />}
      back={
        <ButtonLink href={props.listHref} icon={IconArrowLeft} size="sm" tone="secondary">
          {enquiries.back}
        </ButtonLink>
      }
      facts={[
        { term: enquiries.name, description: name },
        { term: enquiries.email, description: email, href: email === '' ? undefined : replyHref(enquiry) },
        { term: enquiries.phone, description: phone, href: phoneHref(phone) ?? undefined },
      ]}
      label={reference}
      status={
        <SegmentedControl
          // Disabled controls lose the focus, so it stays enabled while saving.
          isDisabled={!canEdit}
          label={enquiries.status}
          onChange={(next) => !isSaving && props.onStatusChange(next)}
          options={enquiryStatuses.map((value) => ({ value, label: enquiries.statuses[value] }))}
          value={status}
        />
      }
      subtitle={[reference, formatLongDateTime(receivedAt)].filter(Boolean).join(', ')}
      title={enquiries.kindNames[kind]}
    >
      <EnquiryPayload attachmentHref={props.attachmentHref} enquiry={enquiry} imageBase={props.imageBase} />
      {conflict && <EditConflict {...conflict} isBusy={isSaving} />}
      {canEdit ? (
        <EditableNote {...props} />
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
    </RecordDetail>
  );
}

function EditableNote({ note, isNoteChanged, isSaving, onNoteChange, onNoteSave }: EnquiryViewProps) {
  const { enquiries } = texts;
  const field = useRef<HTMLTextAreaElement>(null);
  const hasSaved = useRef(false);
  useEffect(
    function focusSavedNote() {
      if (isNoteChanged || !hasSaved.current) return;
      hasSaved.current = false;
      // The button that saved is gone, and with it the focus.
      if (document.activeElement === document.body) field.current?.focus();
    },
    [isNoteChanged],
  );
  const save = () => {
    hasSaved.current = true;
    onNoteSave();
  };
  return (
    <Stack align="start" gap="1">
      <div className={styles.note}>
        <TextArea
          label={enquiries.note}
          maxLength={10_000}
          onChange={onNoteChange}
          placeholder={enquiries.noteHint}
          ref={field}
          rows={3}
          value={note}
        />
      </div>
      {isNoteChanged && (
        <Button busyLabel={texts.write.saving} isBusy={isSaving} onPress={save} size="sm">
          {enquiries.saveNote}
        </Button>
      )}
    </Stack>
  );
}

function EnquiryActions({ enquiry, canErase, onPrint, onErase, onCopyText }: EnquiryViewProps) {
  const { enquiries } = texts;
  const [isForwarding, setForwarding] = useState(false);
  const mail = forwardedMail(enquiry);
  return (
    <>
      {enquiry.email !== '' && (
        <ButtonLink href={replyHref(enquiry)} icon={IconMail}>
          {enquiries.answer}
        </ButtonLink>
      )}
      {mail.missingCount === 0 ? (
        <ButtonLink href={mail.href} icon={IconSend} tone="secondary">
          {enquiries.passOn}
        </ButtonLink>
      ) : (
        <Button icon={IconSend} onPress={() => setForwarding(true)} tone="secondary">
          {enquiries.passOn}
        </Button>
      )}
      {isForwarding && (
        <ForwardDialogView
          fileName={`${enquiry.reference || enquiry.id}.txt`}
          mail={mail}
          onClose={() => setForwarding(false)}
          onCopy={onCopyText}
        />
      )}
      <Button icon={IconPrinter} onPress={onPrint} tone="ghost">
        {enquiries.print}
      </Button>
      {canErase && enquiry.email !== '' && (
        <Button icon={IconTrash} onPress={onErase} tone="ghost">
          {enquiries.erase}
        </Button>
      )}
    </>
  );
}
