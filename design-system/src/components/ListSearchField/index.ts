export { ListSearchField, type ListSearchFieldProps } from './ListSearchField.tsx';
