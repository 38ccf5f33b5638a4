export { ToDispenseList, type ToDispenseListProps } from './to-dispense.tsx';
