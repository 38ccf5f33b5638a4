export {
  Button,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
} from './button.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
