export { makeCombobox } from './combobox-field.ts';
export { RestingGround } from './resting-ground.tsx';
export { restingSearchMessages } from './resting-search.messages.ts';
export { RestingSearch, type RestingSearchProps } from './resting-search.tsx';
