export { IN_ORDER, InOrder, type InOrderProps, useOpening } from './in-order.tsx';
