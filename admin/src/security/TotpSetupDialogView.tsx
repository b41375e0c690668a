import type { TotpEnrolment } from '@elvora/catalogue/model';
import { DescriptionList } from '@elvora/design-system/DescriptionList';
import { Link } from '@elvora/design-system/Link';
import { QrCode } from '@elvora/design-system/QrCode';
import { Text } from '@elvora/design-system/Text';
import { TextField } from '@elvora/design-system/TextField';
import { useRef } from 'react';
import { AdminFormDialog } from '../page/AdminFormDialog.tsx';
import { texts } from '../texts.ts';

export interface TotpSetupDialogViewProps {
  enrolment: TotpEnrolment;
  code: string;
  error?: string;
  isBusy: boolean;
  onChange: (code: string) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Shows the new secret as QR code, link and text, and asks for the first code. */
export function TotpSetupDialogView({
  enrolment,
  code,
  error,
  onChange,
  ...dialog
}: TotpSetupDialogViewProps) {
  const { security } = texts;
  const field = useRef<HTMLInputElement>(null);
  return (
    <AdminFormDialog
      {...dialog}
      initialFocus={field}
      submitLabel={security.turnOn}
      title={security.setUpTitle}
    >
      <Text tone="soft">{security.scanText}</Text>
      <QrCode label={security.qrLabel} rows={enrolment.qrRows} />
      <DescriptionList items={[{ term: security.key, description: groupsOfFour(enrolment.secret) }]} />
      <Link href={enrolment.uri}>{security.openApp}</Link>
      <TextField
        autoComplete="one-time-code"
        error={error}
        inputMode="numeric"
        isRequired
        isTabular
        label={security.code}
        onChange={onChange}
        ref={field}
        value={code}
      />
    </AdminFormDialog>
  );
}

const groupsOfFour = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');
