import { getScript } from '@careline/core/internal/calls';
import { type Route, route } from '../platform/http/route.ts';
import { readCallScript } from './scripts/index.ts';

export const scriptRoutes: readonly Route[] = [
  route(getScript, async ({ query }, { tx }) => ({ data: await readCallScript(tx, query) })),
];
