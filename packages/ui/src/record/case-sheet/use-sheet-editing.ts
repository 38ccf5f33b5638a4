import type { CaseSheetSectionKey, SheetVersion } from '@careline/core/internal/case-sheets';
import { recordSectionLabel } from '@careline/core/internal/record';
import { useState } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { sheetEditorMessages } from './case-sheet.messages.ts';
import type { SheetSetting } from './sheet-setting.ts';
import { type useSheet, useSheetWork } from './use-sheet.ts';

type SheetQuery = ReturnType<typeof useSheet>;

type Keys = ReadonlySet<CaseSheetSectionKey>;

/** Manages which sections are open. Shows a saved section at once in the loaded sheets, and reloads them. */
export function useSheetEditing(
  { unsent, vitaId }: Pick<SheetSetting, 'unsent' | 'vitaId'>,
  queries: readonly SheetQuery[],
) {
  const e = useMessages(sheetEditorMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const [open, setOpened] = useState<Keys>(new Set());
  const [stored, setStored] = useState<Keys>(new Set());
  const work = useSheetWork(unsent, vitaId, { open, stored });
  const setOpen = (key: CaseSheetSectionKey, isOpen: boolean) => {
    const without = (all: Keys) => new Set([...all].filter((one) => one !== key));
    setOpened((all) => (isOpen ? new Set(all).add(key) : without(all)));
    // Anything entered from now on belongs to a new draft.
    if (isOpen) setStored(without);
  };
  const onSaved = (key: CaseSheetSectionKey, newest: readonly SheetVersion[]) => {
    announce(e('saved', { section: recordSectionLabel(key, locale) }));
    for (const { state, setValue } of queries) {
      if (state.phase !== 'ready') continue;
      const versions = (state.value.sections.get(key)?.versions ?? 0) + 1;
      const saved = { section: key, newest: [...newest], versions };
      setValue({ ...state.value, sections: new Map(state.value.sections).set(key, saved) });
    }
    // The draft is deleted at the same time, but may still be on the device for a moment.
    setStored((all) => new Set(all).add(key));
    setOpen(key, false);
    for (const { refresh } of queries) refresh();
  };
  return { open, setOpen, work, onSaved };
}
