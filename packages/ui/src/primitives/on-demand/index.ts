export { onDemandMessages } from '../primitives.messages.ts';
export {
  MissingPartContext,
  onDemand,
  PartFailure,
  type PartFailureProps,
  type PartOnDemand,
  type PartSheets,
  PartSheetsContext,
} from './on-demand.tsx';
