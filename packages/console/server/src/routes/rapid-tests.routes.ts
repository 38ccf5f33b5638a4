import { addRapidTest } from '@careline/core/metrics';
import { type Route, route } from '../http/route.ts';
import { storeRapidTest } from '../store/rapid-tests.ts';
import { entryOf } from './entry-of.ts';

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
