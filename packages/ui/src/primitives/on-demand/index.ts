export { MissingPartContext } from './missing-part.ts';
export { onDemand, type PartOnDemand } from './on-demand.tsx';
export { type PartSheets, PartSheetsContext } from './part-sheets.ts';
