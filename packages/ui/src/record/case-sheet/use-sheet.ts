import {
  CASE_SHEET_SECTION_KEYS,
  type CaseSheetSection,
  type CaseSheetSectionKey,
  listCaseSheet,
  loadCaseSheetSection,
  SHEET_DRAFTS,
  saveCaseSheet,
  sectionOfSheetDraft,
  sectionOfSheetEntry,
} from '@careline/core/internal/case-sheets';
import { ofPatient } from '@careline/core/internal/http';
import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import type { SheetSetting, SheetUnsent } from './sheet-setting.ts';

export type SectionsByKey = ReadonlyMap<CaseSheetSectionKey, CaseSheetSection>;

async function loadSections(): Promise<SectionsByKey> {
  const sections = await Promise.all(CASE_SHEET_SECTION_KEYS.map(loadCaseSheetSection));
  return new Map(sections.map((section) => [section.key, section]));
}

/** Loads the forms of all sections, once. */
export const useSections = () =>
  useQuery<SectionsByKey>(['sections'], loadSections, { endpoint: 'sections' });

/** Loads a sheet, and reloads it when someone writes in it. Rejects an answer that belongs to another patient. */
export function useSheet({ vitaId, encounterId }: Pick<SheetSetting, 'vitaId' | 'encounterId'>) {
  const http = useHttp();
  const query = useQuery(
    [vitaId, encounterId, listCaseSheet],
    async (signal) => {
      const asked = { vitaId, ...(encounterId !== undefined && { encounterId }) };
      const answer = await http.call(listCaseSheet, { query: asked, signal });
      const { data, ...facts } = ofPatient(answer, vitaId, listCaseSheet);
      for (const { newest } of data) for (const version of newest) ofPatient(version, vitaId, listCaseSheet);
      return { ...facts, sections: new Map(data.map((one) => [one.section, one])) };
    },
    { endpoint: listCaseSheet.name },
  );
  const { state, refresh } = query;
  const id = state.phase === 'ready' ? state.value.sheet : undefined;
  useLive(['case-sheets'], refresh, { ...(id !== undefined && { id }), byClock: 'unless-live' });
  return query;
}

/** Sections with drafts on this device, and sections waiting to be sent. */
export interface SheetWork {
  readonly drafts: ReadonlySet<CaseSheetSectionKey>;
  readonly waiting: ReadonlySet<CaseSheetSectionKey>;
}

const NOTHING: ReadonlySet<CaseSheetSectionKey> = new Set();
const noOutbox = { getState: () => NO_ENTRIES, getInitialState: () => NO_ENTRIES, subscribe: () => () => {} };
const NO_ENTRIES = { entries: [] };

type Keys = ReadonlySet<CaseSheetSectionKey>;

export function useSheetWork(
  unsent: SheetUnsent | undefined,
  vitaId: string,
  { open, stored }: { readonly open: Keys; readonly stored: Keys },
): SheetWork {
  const [drafts, setDrafts] = useState(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for anew at another moment
  useEffect(() => {
    let left = false;
    const take = (keys: readonly CaseSheetSectionKey[]) => {
      if (!left) setDrafts(new Set(keys));
    };
    // The form itself reports a device whose storage cannot be read.
    unsent?.drafts.list({ patient: vitaId, ...SHEET_DRAFTS }).then(
      (found) => take(found.flatMap(({ id }) => sectionOfSheetDraft(id)?.section ?? [])),
      () => take([]),
    );
    return () => {
      left = true;
    };
  }, [unsent, vitaId, open]);
  const entries = useStore(unsent?.outbox.store ?? (noOutbox as never), (state) => state.entries);
  return useMemo(() => {
    const own = entries.filter(
      ({ patient, endpoint, state }) =>
        patient === vitaId && endpoint === saveCaseSheet.name && state !== 'done',
    );
    const begun = new Set([...drafts].filter((key) => !stored.has(key)));
    return { drafts: begun, waiting: new Set(own.flatMap((entry) => sectionOfSheetEntry(entry) ?? [])) };
  }, [drafts, stored, entries, vitaId]);
}
