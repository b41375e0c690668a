import type { FormFieldValues } from '@elvora/catalogue/contract';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type SubmittedForm, receiptFromQuery, type RejectedForm } from '../forms/submittedForm.ts';

interface SubmittedFormStore {
  get: (path: string) => RejectedForm | null;
  clear: () => void;
}

function createSubmittedFormStore(refused: RejectedForm | null): SubmittedFormStore {
  let kept = refused;
  return {
    get: (path) => (kept?.path === path ? kept : null),
    clear: () => {
      kept = null;
    },
  };
}

const SubmittedFormContext = createContext(createSubmittedFormStore(null));

/** Gives the page the form it was sent with. */
export function SubmittedFormProvider(props: { refused: RejectedForm | null; children: ReactNode }) {
  const [keeper] = useState(() => createSubmittedFormStore(props.refused));
  return <SubmittedFormContext value={keeper}>{props.children}</SubmittedFormContext>;
}

const emptyValues: FormFieldValues = {};

/** What has become of the form of this page, when it was sent without script. */
export function useSubmittedForm(path: string): SubmittedForm {
  const keeper = useContext(SubmittedFormContext);
  const { search } = useLocation();
  const [refused] = useState(() => keeper.get(path));
  useEffect(
    function forgetWhenTakenUp() {
      // Somebody who comes back later begins anew.
      keeper.clear();
    },
    [keeper],
  );
  return {
    values: refused?.texts ?? emptyValues,
    problems: refused?.problems ?? [],
    receipt: receiptFromQuery(new URLSearchParams(search)),
  };
}
