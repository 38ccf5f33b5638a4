export { OwnItems, type OwnItemsProps } from './own-items.tsx';
