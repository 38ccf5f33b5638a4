import { type Formats, formatTime } from '@careline/core/internal/formatting';
import { useLocaleInForce } from './messages-provider.tsx';

/** `formatTime` as the screen writes it: our way, or that of the page around a widget. */
export const useFormatTime = (): Formats['formatTime'] =>
  useLocaleInForce().formats?.formatTime ?? formatTime;
