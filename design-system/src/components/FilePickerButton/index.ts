export { FilePickerButton, type FilePickerButtonProps } from './FilePickerButton.tsx';
