import { type Formats, formatDate } from '@careline/core/internal/formatting';
import { useLocaleInForce } from './messages-provider.tsx';

/** `formatDate` as the screen writes it: our way, or that of the page around a widget. */
export const useFormatDate = (): Formats['formatDate'] =>
  useLocaleInForce().formats?.formatDate ?? formatDate;
