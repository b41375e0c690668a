import { Button, ButtonLink } from '@elvora/design-system/Button';
import { Dialog } from '@elvora/design-system/Dialog';
import { IconCopy, IconDownload, IconSend } from '@elvora/design-system/Icon';
import { Inline, Stack } from '@elvora/design-system/layout';
import { Text } from '@elvora/design-system/Text';
import { texts } from '../texts.ts';
import { useTextFile } from '../useTextFile.ts';
import type { ForwardedMail } from './enquiryMail.ts';

export interface ForwardDialogViewProps {
  mail: ForwardedMail;
  /** Name of the downloaded file. */
  fileName: string;
  onCopy: (text: string) => void;
  onClose: () => void;
}

/** Forwards an enquiry that is too long for an email link: as a file, through the clipboard, and as a shortened email. */
export function ForwardDialogView({ mail, fileName, onCopy, onClose }: ForwardDialogViewProps) {
  const { enquiries } = texts;
  const fileUrl = useTextFile(mail.text);
  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose} tone="ghost">
            {texts.write.cancel}
          </Button>
          <ButtonLink href={mail.href} icon={IconSend}>
            {enquiries.openEmail}
          </ButtonLink>
        </>
      }
      isDismissable
      isOpen
      onClose={onClose}
      title={enquiries.passOn}
      width={560}
    >
      <Stack gap="2">
        <Text>{enquiries.tooLongForEmail(mail.missingCount)}</Text>
        <Inline>
          <ButtonLink download={fileName} href={fileUrl ?? ''} icon={IconDownload} tone="secondary">
            {enquiries.downloadText}
          </ButtonLink>
          <Button icon={IconCopy} onPress={() => onCopy(mail.text)} tone="secondary">
            {enquiries.copyText}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
