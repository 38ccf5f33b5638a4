import { addRapidTest } from '@careline/core/internal/metrics';
import { entryOf } from '../platform/access/entry.ts';
import { type Route, route } from '../platform/http/route.ts';
import { storeRapidTest } from './rapid-tests.ts';

export const rapidTestRoutes: readonly Route[] = [
  route(addRapidTest, async ({ body: { test } }, call) => {
    call.touched(test.vitaId);
    const entry = entryOf(call);
    await storeRapidTest(call.tx, test, entry);
    return {
      vitaId: test.vitaId,
      data: { id: test.id, metaInfo: { ...test.metaInfo, createdAt: entry.now } },
    };
  }),
];
