export {
  MissingPartContext,
  onDemand,
  type PartOnDemand,
  type PartSheets,
  PartSheetsContext,
} from './on-demand.tsx';
