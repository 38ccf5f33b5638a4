export { LogoutSnackbar, Snackbar, type SnackbarProps } from './snackbar.tsx';
