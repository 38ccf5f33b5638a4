import { type Contact, isOpenContact, listUserTouchpoints } from '@careline/core/internal/calls';
import { dispositionLabel } from '@careline/core/internal/calls/outcome';
import { type CareNote, listNotes, noteKindLabel } from '@careline/core/internal/care';
import { decideRight, type Right } from '@careline/core/internal/navigation';
import { callTypeLabel } from '@careline/core/internal/programmes';
import { usePatientList } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import type { TimeMark } from '@careline/ui/readings/readings-viewer';
import { useMemo } from 'react';
import { useConsole } from '../../console-context.tsx';
import { useProfile } from '../../session/use-session.ts';
import { patientPageMessages } from '../patients/patient-page.messages.ts';

/** Characters of a note shown on its mark; the full text is among the patient's notes. */
const MAX_WORDS = 120;

const shortened = (text: string): string =>
  text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS - 1).trimEnd()}…` : text;

/** Returns whether the reader may see a list. */
const useMayRead = (right: Right) => decideRight(right, useProfile().scopes).allowed;

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

/** Returns a patient's calls and notes as timeline marks, as far as the reader may see them. */
export function useTimeMarks(vitaId: string): {
  readonly marks: readonly TimeMark[];
  readonly failed: boolean;
} {
  const { http } = useConsole();
  const words = useWords();
  const { state: calls } = usePatientList<Contact>({
    vitaId,
    endpoint: listUserTouchpoints,
    read: (signal) => http.call(listUserTouchpoints, { query: { vitaId, limit: '200' }, signal }),
    isAsked: useMayRead(listUserTouchpoints),
  });
  const { state: notes } = usePatientList<CareNote>({
    vitaId,
    endpoint: listNotes,
    read: (signal) => http.call(listNotes, { query: { vitaId, limit: '100' }, signal }),
    isAsked: useMayRead(listNotes),
  });
  return useMemo(() => {
    const ofCalls = calls.phase === 'ready' ? calls.value : [];
    const ofNotes = notes.phase === 'ready' ? notes.value : [];
    return {
      marks: [
        ...ofCalls.filter(({ status }) => status.status !== 'withdrawn').map(words.call),
        ...ofNotes.map(words.note),
      ],
      failed: calls.phase === 'failed' || notes.phase === 'failed',
    };
  }, [calls, notes, words]);
}
