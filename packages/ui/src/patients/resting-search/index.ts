export { makeCombobox } from './combobox-field.ts';
export { restingSearchMessages } from './resting-search.messages.ts';
export { RestingGround, RestingSearch, type RestingSearchProps } from './resting-search.tsx';
