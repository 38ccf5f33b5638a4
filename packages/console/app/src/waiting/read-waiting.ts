import type { HttpClient } from '@careline/core/internal/http';
import { countWaiting, type Waiting } from '@careline/core/internal/overview';

/** Loads after the frame is drawn, which does not wait for its numbers. */
export const readWaiting = async (http: HttpClient, signal: AbortSignal): Promise<Waiting> =>
  (await http.call(countWaiting, { signal })).data;
