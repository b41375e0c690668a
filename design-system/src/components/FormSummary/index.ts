export { FormSummary, type FormProblem, type FormSummaryProps } from './FormSummary.tsx';
