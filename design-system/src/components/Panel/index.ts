export { Panel, PanelBody, type PanelProps } from './Panel.tsx';
