import type { FormEvent, ReactNode } from 'react';

export interface PostFormProps {
  /** Address that the form is posted to. */
  action: string;
  /** Field values by name. */
  fields: Readonly<Record<string, string>>;
}

export interface ButtonFormProps {
  /** Form data sent to the server; without it the button needs script. */
  form: PostFormProps | undefined;
  onSubmit: () => void;
  /** Submit buttons. */
  children: ReactNode;
}

/**
 * Submits a button's form to the server until the page is hydrated, and without script; afterwards calls
 * `onSubmit`.
 */
export function ButtonForm({ form, onSubmit, children }: ButtonFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form action={form?.action} method="post" onSubmit={submit}>
      {Object.entries(form?.fields ?? {}).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      {children}
    </form>
  );
}
