import { type Contact, isOpenContact, listUserTouchpoints } from '@careline/core/calls';
import { dispositionLabel } from '@careline/core/calls/outcome';
import { type CareNote, createCareList, listNotes, noteKindLabel } from '@careline/core/care';
import { decideRight } from '@careline/core/navigation';
import { callTypeLabel } from '@careline/core/programmes';
import { useLocale, useMessages } from '@careline/ui/messages';
import type { TimeMark } from '@careline/ui/readings/readings-viewer';
import { useStore } from '@careline/ui/store';
import { useEffect, useMemo } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { patientPageMessages } from './patient-page.messages.ts';

/** What of a note is read at its mark; the whole stands with the patient's notes. */
const MOST_WORDS = 120;

const shortened = (text: string): string =>
  text.length > MOST_WORDS ? `${text.slice(0, MOST_WORDS - 1).trimEnd()}…` : text;

/** A list about the patient, asked for only where the reader may read it. */
function useListOf<Item>(
  vitaId: string,
  name: string,
  read: () => Promise<{ readonly vitaId: string; readonly data: readonly Item[] }>,
) {
  const mayRead = decideRight(name, useProfile().scopes).allowed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is read is decided by whom it is about
  const list = useMemo(() => createCareList<Item>({ vitaId, name, read }), [vitaId, name]);
  useEffect(() => {
    if (mayRead) void list.load();
  }, [list, mayRead]);
  return useStore(list.store, (whole) => whole);
}

function useWords() {
  const t = useMessages(patientPageMessages);
  const locale = useLocale();
  return useMemo(
    () => ({
      call: ({ id, startedAt, callType, status, author, ...contact }: Contact): TimeMark => {
        const isOpen = isOpenContact({ ...contact, status });
        const outcome = isOpen ? t('openCall') : dispositionLabel(status.disposition ?? '', locale);
        const text = t('callMark', {
          callType: callTypeLabel(callType, locale),
          outcome,
          author: author.name,
        });
        return { id, at: startedAt, kind: 'call', text };
      },
      note: ({ id, writtenAt, kind, text, author }: CareNote): TimeMark => ({
        id,
        at: writtenAt,
        kind: 'note',
        text: t('noteMark', {
          kind: noteKindLabel(kind, locale),
          text: shortened(text),
          author: author.name,
        }),
      }),
    }),
    [t, locale],
  );
}

/** The calls and notes of a patient as marks on a time line, as far as the reader may see them. */
export function useTimeMarks(vitaId: string): {
  readonly marks: readonly TimeMark[];
  readonly failed: boolean;
} {
  const { http } = useConsole();
  const words = useWords();
  const calls = useListOf<Contact>(vitaId, listUserTouchpoints.name, () =>
    http.call(listUserTouchpoints, { query: { vitaId, limit: '200' } }),
  );
  const notes = useListOf<CareNote>(vitaId, listNotes.name, () =>
    http.call(listNotes, { query: { vitaId, limit: '100' } }),
  );
  return useMemo(() => {
    const ofCalls = calls.phase === 'ready' ? calls.items : [];
    const ofNotes = notes.phase === 'ready' ? notes.items : [];
    return {
      marks: [
        ...ofCalls.filter(({ status }) => status.status !== 'withdrawn').map(words.call),
        ...ofNotes.map(words.note),
      ],
      failed: calls.phase === 'failed' || notes.phase === 'failed',
    };
  }, [calls, notes, words]);
}
