export { FormReceipt, type FormReceiptProps } from './FormReceipt.tsx';
