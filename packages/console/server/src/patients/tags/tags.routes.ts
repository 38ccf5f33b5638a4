import { changeTags } from '@careline/core/internal/patients';
import { entryOf } from '../../platform/access/entry.ts';
import { type Route, route } from '../../platform/http/route.ts';
import * as tags from './patient-tags.ts';

export const tagRoutes: readonly Route[] = [
  route(changeTags, async ({ body }, call) => {
    const { vitaId, set, remove } = body;
    call.touched(vitaId);
    call.noted({ tagsSet: set, tagsRemoved: remove });
    return { vitaId, data: { tags: [...(await tags.changeTags(call.tx, body, entryOf(call)))] } };
  }),
];
