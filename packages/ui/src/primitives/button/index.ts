export {
  Button,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
} from './button.tsx';
export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from './icon-button.tsx';
