export { type ActiveFilter, ActiveFilters, type ActiveFiltersProps } from './active-filters.tsx';
export { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
