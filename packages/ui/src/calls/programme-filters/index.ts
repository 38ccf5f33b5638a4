export { ProgrammeFilters, type ProgrammeFiltersProps } from './programme-filters.tsx';
