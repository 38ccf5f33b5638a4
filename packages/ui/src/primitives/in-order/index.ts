export { InOrder, type InOrderProps, useOpening } from './in-order.tsx';
