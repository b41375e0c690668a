import type { FormFieldValues, RejectedForm } from '@elvora/catalogue/contract';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { receiptFromQuery, type SubmittedForm } from '../forms/submittedForm.ts';

interface SubmittedFormStore {
  get: (path: string) => RejectedForm | null;
  clear: () => void;
}

function createSubmittedFormStore(rejectedForm: RejectedForm | null): SubmittedFormStore {
  let current = rejectedForm;
  return {
    get: (path) => (current?.path === path ? current : null),
    clear: () => {
      current = null;
    },
  };
}

const SubmittedFormContext = createContext(createSubmittedFormStore(null));

/** Gives the page the form it was sent with. */
export function SubmittedFormProvider(props: { rejectedForm: RejectedForm | null; children: ReactNode }) {
  const [store] = useState(() => createSubmittedFormStore(props.rejectedForm));
  return <SubmittedFormContext value={store}>{props.children}</SubmittedFormContext>;
}

const emptyValues: FormFieldValues = {};

/** What has become of the form of this page, when it was sent without script. */
export function useSubmittedForm(path: string): SubmittedForm {
  const store = useContext(SubmittedFormContext);
  const { search } = useLocation();
  const [rejectedForm] = useState(() => store.get(path));
  useEffect(
    function forgetWhenTakenUp() {
      // Somebody who comes back later begins anew.
      store.clear();
    },
    [store],
  );
  return {
    values: rejectedForm?.texts ?? emptyValues,
    problems: rejectedForm?.problems ?? [],
    receipt: receiptFromQuery(new URLSearchParams(search)),
  };
}
