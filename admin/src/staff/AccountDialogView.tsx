import { staffRoles, type StaffAccountDraft } from '@elvora/catalogue/model';
import { FormDialog } from '@elvora/design-system/Dialog';
import { RadioGroup } from '@elvora/design-system/RadioGroup';
import { TextField } from '@elvora/design-system/TextField';
import { texts } from '../texts.ts';

export interface AccountDialogViewProps {
  kind: 'add' | 'role' | 'password';
  /** User name of the account; null for a new one. */
  userName: string | null;
  values: StaffAccountDraft;
  errors: { userName?: string; password?: string; role?: string };
  isBusy: boolean;
  onChange: (values: StaffAccountDraft) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Form to create an account, or to change the role or the password of one. */
export function AccountDialogView(props: AccountDialogViewProps) {
  const { kind, userName, values, errors, isBusy, onChange } = props;
  const { staff } = texts;
  const titles = { add: staff.add, role: staff.changeRole, password: staff.setPassword };
  return (
    <FormDialog
      busyLabel={texts.write.saving}
      cancelLabel={texts.write.cancel}
      isBusy={isBusy}
      isOpen
      onClose={props.onClose}
      onSubmit={props.onSubmit}
      submitLabel={kind === 'add' ? staff.create : staff.save}
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
      {kind !== 'role' && (
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
      {kind !== 'password' && (
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
    </FormDialog>
  );
}
