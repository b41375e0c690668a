import { staffRoles, type StaffAccountDraft } from '@elvora/catalogue/model';
import { RadioGroup } from '@elvora/design-system/RadioGroup';
import { Text } from '@elvora/design-system/Text';
import { TextField } from '@elvora/design-system/TextField';
import { AdminFormDialog } from '../page/AdminFormDialog.tsx';
import { texts } from '../texts.ts';

export interface AccountDialogViewProps {
  kind: 'add' | 'role' | 'password' | 'disable' | 'enable';
  /** User name of the account; null for a new one. */
  userName: string | null;
  values: StaffAccountDraft;
  errors: { userName?: string; password?: string; role?: string; currentPassword?: string };
  /** Asks for the signed-in owner's own password: the account is or becomes an owner. @default false */
  needsConfirmation?: boolean;
  isBusy: boolean;
  onChange: (values: StaffAccountDraft) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Form to create an account, or to change its role, password or state. */
export function AccountDialogView(props: AccountDialogViewProps) {
  const { kind, userName, values, errors, isBusy, needsConfirmation = false, onChange } = props;
  const isToggle = kind === 'disable' || kind === 'enable';
  const { staff } = texts;
  const titles = {
    add: staff.add,
    role: staff.changeRole,
    password: staff.setPassword,
    disable: staff.disable,
    enable: staff.enable,
  };
  const submitLabels = { add: staff.create, disable: staff.disable, enable: staff.enable };
  return (
    <AdminFormDialog
      isBusy={isBusy}
      onClose={props.onClose}
      onSubmit={props.onSubmit}
      submitLabel={kind === 'role' || kind === 'password' ? staff.save : submitLabels[kind]}
      title={userName === null ? titles[kind] : `${titles[kind]}: ${userName}`}
    >
      {kind === 'add' && (
        <TextField
          autoComplete="off"
          error={errors.userName}
          isRequired
          label={staff.userName}
          onChange={(text) => onChange({ ...values, userName: text })}
          value={values.userName}
        />
      )}
      {kind === 'disable' && <Text tone="soft">{staff.disableDetail}</Text>}
      {kind !== 'role' && !isToggle && (
        <TextField
          autoComplete="new-password"
          error={errors.password}
          hint={kind === 'add' ? staff.passwordHint : staff.setPasswordHint}
          isRequired
          label={staff.password}
          onChange={(password) => onChange({ ...values, password })}
          type="password"
          value={values.password}
        />
      )}
      {kind !== 'password' && !isToggle && (
        <RadioGroup
          error={errors.role}
          legend={staff.role}
          onChange={(role) => onChange({ ...values, role })}
          options={staffRoles.map((role) => ({
            value: role,
            label: staff.roles[role],
            hint: staff.roleHints[role],
          }))}
          value={values.role}
        />
      )}
      {needsConfirmation && (
        <TextField
          autoComplete="current-password"
          error={errors.currentPassword}
          hint={staff.confirmHint}
          isRequired
          label={staff.yourPassword}
          onChange={(currentPassword) => onChange({ ...values, currentPassword })}
          type="password"
          value={values.currentPassword ?? ''}
        />
      )}
    </AdminFormDialog>
  );
}
