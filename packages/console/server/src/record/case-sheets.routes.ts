import {
  getCaseSheetSection,
  listCaseSheet,
  listCaseSheetVersions,
  saveCaseSheet,
} from '@careline/core/internal/case-sheets';
import { requirePatient } from '../platform/access/access.ts';
import { entryOf } from '../platform/access/entry.ts';
import { type Route, route } from '../platform/http/route.ts';
import { readSheetAccess } from './case-sheet-access.ts';
import { listVersions, readSection, readSheet } from './case-sheet-versions.ts';
import { saveVersion, sheetIdOf } from './case-sheets.ts';

export const caseSheetRoutes: readonly Route[] = [
  route(listCaseSheet, async ({ query }, { tx, caller, touched }) => {
    const { vitaId } = query;
    touched(vitaId);
    await requirePatient(tx, caller, vitaId);
    const access = await readSheetAccess(tx, caller.staffId);
    return { vitaId, access, sheet: await sheetIdOf(tx, vitaId), data: await readSheet(tx, query) };
  }),

  route(getCaseSheetSection, async ({ query: { vitaId, section } }, { tx, caller, touched, noted }) => {
    touched(vitaId);
    noted({ section });
    await requirePatient(tx, caller, vitaId);
    return { vitaId, data: await readSection(tx, vitaId, section) };
  }),

  route(listCaseSheetVersions, async ({ query }, { tx, caller, touched, noted }) => {
    touched(query.vitaId);
    noted({ section: query.section });
    await requirePatient(tx, caller, query.vitaId);
    return { vitaId: query.vitaId, ...(await listVersions(tx, query)) };
  }),

  route(saveCaseSheet, async ({ body: { version } }, call) => {
    call.touched(version.vitaId);
    call.noted({ section: version.section });
    const data = await saveVersion(call.tx, version, entryOf(call));
    return { vitaId: version.vitaId, data };
  }),
];
