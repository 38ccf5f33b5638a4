import { getPhoto, removePhoto, setPhoto } from '@careline/core/internal/patients';
import { entryOf } from '../../platform/access/entry.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { forgetPhoto, keepPhoto, readPhoto } from './photos.ts';

export const photoRoutes: readonly Route[] = [
  route(getPhoto, async ({ query: { vitaId } }, { tx, caller, touched }) => {
    touched(vitaId);
    return { vitaId, ...(await readPhoto(tx, caller, vitaId)) };
  }),

  route(setPhoto, async ({ body: { vitaId }, file }, call) => {
    call.touched(vitaId);
    if (!file) throw new ProblemError('body-malformed', { detail: 'The file is missing.' });
    await keepPhoto(call.tx, vitaId, file, entryOf(call));
    return { vitaId, data: { photo: { sha256: file.sha256 } } };
  }),

  route(removePhoto, async ({ body: { vitaId } }, call) => {
    call.touched(vitaId);
    await forgetPhoto(call.tx, vitaId, entryOf(call));
    return { vitaId, data: { photo: null } };
  }),
];
