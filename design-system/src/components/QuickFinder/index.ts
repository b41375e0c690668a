export {
  QuickFinder,
  type QuickFinderField,
  type QuickFinderProps,
  type QuickFinderForm,
} from './QuickFinder.tsx';
