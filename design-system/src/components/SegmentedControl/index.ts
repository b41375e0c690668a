export { SegmentedControl, type SegmentedControlProps, type SegmentedOption } from './SegmentedControl.tsx';
export { SegmentedLinks, type SegmentedLink, type SegmentedLinksProps } from './SegmentedLinks.tsx';
