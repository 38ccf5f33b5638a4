export { h1RegisterMessages } from './h1-register.messages.ts';
export { H1Register, type H1RegisterProps } from './h1-register.tsx';
