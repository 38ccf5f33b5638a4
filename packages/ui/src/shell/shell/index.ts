export { CONTENT_ID } from './content.tsx';
export { Shell, type ShellProps } from './shell.tsx';
