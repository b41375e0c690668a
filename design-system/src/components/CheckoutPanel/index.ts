export { CheckoutPanel, type CheckoutPanelProps } from './CheckoutPanel.tsx';
