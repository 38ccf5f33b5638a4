import type { HttpClient } from '@careline/core/internal/http';
import { countWaiting, type Waiting } from '@careline/core/internal/overview';

/** Loaded after the frame stands there: its numbers are no reason to wait for it. */
export const readWaiting = async (http: HttpClient, signal: AbortSignal): Promise<Waiting> =>
  (await http.call(countWaiting, { signal })).data;
