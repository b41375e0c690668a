export {
  QuickFinder,
  type QuickFinderField,
  type QuickFinderProps,
  type QuickFinderWay,
} from './QuickFinder.tsx';
