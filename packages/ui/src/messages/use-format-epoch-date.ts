import { type Formats, formatEpochDate } from '@careline/core/internal/formatting';
import { useLocaleInForce } from './messages-provider.tsx';

/** `formatEpochDate` as the screen writes it: our way, or that of the page around a widget. */
export const useFormatEpochDate = (): Formats['formatEpochDate'] =>
  useLocaleInForce().formats?.formatEpochDate ?? formatEpochDate;
