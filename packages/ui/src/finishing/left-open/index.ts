export { LeftOpenList } from './left-open-list.tsx';
